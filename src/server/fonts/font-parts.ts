import type { Database } from "../database/pool.ts";
import type { Darkroom } from "../images/darkroom.ts";

export type FontParts = {
  pool: Database;
  darkroom: Pick<Darkroom, "font">;
  /** Throws when the account has no room for more. */
  checkRoom?: ((userId: string) => Promise<void>) | undefined;
};
