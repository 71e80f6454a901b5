import type { Logger } from "pino";
import type { Scene } from "../../engine/scene/scene.ts";
import type { Format } from "../../shared/formats.ts";
import type { StyleSource } from "../adapters/ai/port.ts";
import type { KeepObject } from "../adapters/storage/port.ts";
import type { Wait } from "../ai/call-provider.ts";
import type { Catalogue } from "../ai/catalogue.ts";
import type { Providers } from "../ai/choose-service.ts";
import type { KeyVault } from "../ai/key-vault.ts";
import type { Database } from "../database/pool.ts";
import type { Turn } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { RenderedCreative } from "../rendering/render-messages.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import type { Leases } from "./leases.ts";

/** What the generation code depends on. */
export type GenerationParts = {
  pool: Database;
  logger: Logger;
  vault: KeyVault;
  /** Who is offered here, and who answers for each. */
  catalogue: Catalogue;
  providers: Providers;
  keepObject: KeepObject;
  darkroom: Darkroom;
  leases: Leases;
  /** An ad of the swipe file that this release brings. */
  findAd: (id: string) => StyleSource | undefined;
  paint: RenderPool["renderInWorker"];
  think: RenderPool["think"];
  /** Lays a scene out without painting it. */
  outline: (wanted: { scene: Scene; format: Format }) => Promise<RenderedCreative>;
  wait: Wait;
  /** This process's runs by key: a second request for the same generation waits for the first. */
  underWay: Map<string, Promise<void>>;
  /** Throws when there is no room for one more picture of this user. */
  checkRoom?: (userId: string) => Promise<void>;
  /** Called after money was, or may have been, spent. */
  onSpent?: (userId: string) => Promise<void>;
};

/** Limited by the number of generations that one person may have under way. */
export const admittedTurn = (userId: string): Turn => ({
  lane: `creatives of ${userId}`,
  person: userId,
  isAdmitted: true,
});
