import type { Database } from "../../../../shared/database-types.ts";

export type Creative = Database["public"]["Tables"]["creatives"]["Row"];

/** The first part of every query key for creatives. */
export const CREATIVES = "creatives";
