import type { IncomingHttpHeaders } from "node:http";
import type { HttpBindings } from "@hono/node-server";
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
  /** The query string as it was sent. */
  query: string;
  readBody: () => Promise<Buffer>;
};

/** One of the request's headers, as Node has them already: for each request, Hono would make an object of its own. */
export function headerOf(c: Context, name: string): string | undefined {
  const value = (c.env as HttpBindings).incoming.headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}

/** The query string as it was sent. */
export function queryOf(c: Context): string {
  const { url = "" } = (c.env as HttpBindings).incoming;
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start + 1);
}

/** Sets a header of the answer the same way. */
export function setHeader(c: Context, name: string, value: string) {
  (c.env as HttpBindings).outgoing.setHeader(name, value);
}

/** Who is asking, and what functions may learn of the request; never its credentials. */
export function scopeOf({ c, caller }: RestRequest, isReadOnly: boolean, timezone: string | null): Scope {
  const { headers } = (c.env as HttpBindings).incoming;
  const shown: IncomingHttpHeaders = {};
  for (const name in headers) if (name !== "authorization" && name !== "cookie") shown[name] = headers[name];
  return {
    role: caller.role,
    claims: caller.claims,
    isReadOnly,
    method: c.req.method,
    headers: JSON.stringify(shown),
    timezone,
  };
}
