import type { Box } from "../../../../engine/scene/box.ts";
import type { FileWish, Fitted, Unfitting } from "./fit-bytes.ts";

export type Size = { width: number; height: number };

/** The same pixels as several files: platforms share sizes, not limits. */
export type EncodeJob = { size: Size; isAiMade: boolean; wishes: readonly FileWish[] } & (
  | { pixels: ImageBitmap }
  /** A finished picture that is cut to the size. Its number stands for the picture that was sent last. */
  | { picture: number; file?: Blob | undefined }
);

export type Encoded = {
  files: (Fitted | Unfitting)[] /** How much larger the pixels are than those of the picture. */;
  enlarged: number;
};

/** Whether a finished picture can be cut to some sizes. */
export type JudgeJob = { picture: number; file?: Blob | undefined; judge: readonly Size[] };
export type Judged = { reason: string } | { reason: undefined; area: Box; enlarged: number };

export type ToEncoder = { id: number } & ({ encode: EncodeJob } | { check: JudgeJob });
export type FromEncoder = { id: number } & (
  | { encoded: Encoded }
  | { judged: Judged[] }
  /** The picture cannot be had in this size, for this reason. */
  | { refused: string }
  | { failed: string }
);
