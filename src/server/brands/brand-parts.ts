import type { Database } from "../database/pool.ts";
import type { Darkroom } from "../images/darkroom.ts";

export type BrandParts = {
  pool: Database;
  darkroom: Pick<Darkroom, "logo">;
  /** Throws when the account has no room for more. */
  checkRoom?: ((userId: string) => Promise<void>) | undefined;
};
