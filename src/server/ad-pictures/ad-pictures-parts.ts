import type { Logger } from "pino";
import type { FetchPicture } from "../adapters/fetch/port.ts";
import type { KeepObject } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";
import type { Darkroom } from "../images/darkroom.ts";

export type AdPicturesParts = {
  pool: Database;
  logger: Logger;
  fetchPicture: FetchPicture;
  keepObject: KeepObject;
  darkroom: Pick<Darkroom, "clean">;
  pace: Pace;
};

export type Pace = {
  /** In this process. */
  atOnce: number;
  /** In all processes together. */
  perHost: number;
  maxAttempts: number;
  /** After the first attempt, the second and so on. */
  pausesMs: readonly number[];
  lookEveryMs: number;
  /** A process that has not renewed its claim for this long is dead. */
  leaseMs: number;
};

export const PACE: Pace = {
  atOnce: 8,
  perHost: 2,
  maxAttempts: 3,
  pausesMs: [10_000, 60_000],
  lookEveryMs: 5_000,
  leaseMs: 30_000,
};
