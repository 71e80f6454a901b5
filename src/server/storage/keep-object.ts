import type { Queryable } from "../database/pool.ts";
import type { NewObject } from "./store-object.ts";

/** Keeps an object together with what `insert` writes about it: both, or neither. */
export type KeepObject = (
  object: NewObject,
  insert: (insertObjectRow: (db: Queryable) => Promise<string>) => Promise<string>,
) => Promise<unknown>;
