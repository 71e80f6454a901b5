import type { Database } from "../../../../shared/database-types.ts";

export type Creative = Database["public"]["Tables"]["creatives"]["Row"];

/** Everything that is kept of creatives begins with this. */
export const CREATIVES = "creatives";
