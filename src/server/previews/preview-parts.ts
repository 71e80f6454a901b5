import type { Database } from "../database/pool.ts";
import type { FairQueue } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { RenderedCreative } from "../rendering/render-messages.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import type { Recent } from "./recent.ts";

export type KeptPhoto = { bytes: Uint8Array<ArrayBuffer>; hash: string };

/** What painting previews depends on. */
export type PreviewParts = {
  pool: Database;
  darkroom: Darkroom;
  /** Whose preview is painted next. */
  turns: FairQueue;
  paint: RenderPool["renderInWorker"];
  think: RenderPool["think"];
  photos: Recent<KeptPhoto>;
  painted: Recent<RenderedCreative>;
  /** Called when an account is deleted. */
  forget: (userId: string) => void;
};
