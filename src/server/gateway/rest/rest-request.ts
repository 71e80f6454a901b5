import type { Context } from "hono";
import type { Database } from "../../database/pool.ts";
import type { Scope } from "../../database/scoped-query.ts";
import type { Caller } from "../caller.ts";
import type { SchemaCache } from "./schema-cache.ts";

/** What every operation of the API receives. */
export type RestRequest = {
  c: Context;
  pool: Database;
  cache: SchemaCache;
  caller: Caller;
  params: URLSearchParams;
  readBody: () => Promise<Buffer>;
};

/** Who is asking, and what functions may learn of the request; never its credentials. */
export function scopeOf({ c, caller }: RestRequest, isReadOnly: boolean): Scope {
  const { authorization: _, cookie: __, ...headers } = c.env.incoming.headers;
  return { ...caller, isReadOnly, method: c.req.method, headers: JSON.stringify(headers) };
}
