import type { Context } from "hono";
import type { Database } from "../../database/pool.ts";
import type { Caller } from "../caller.ts";
import type { SchemaCache } from "./schema-cache.ts";

/** What every operation of the API receives. */
export type RestRequest = {
  c: Context;
  pool: Database;
  cache: SchemaCache;
  caller: Caller;
  params: URLSearchParams;
  readBody: () => Promise<string>;
};
