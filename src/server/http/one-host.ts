import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../shared/errors.ts";

/**
 * Refuses a request that names two hosts: we might use one and a proxy in front of us the other. Node refuses a request
 * that names none.
 */
export const oneHost = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { rawHeaders, url = "" } = c.env.incoming;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1 || (!url.startsWith("/") && leadsElsewhere(url, c.env.incoming.headers.host))) {
    c.header("Connection", "close");
    throw new AppError("bad_request", "The request names more than one host.");
  }
  await next();
});

/** Requests to a proxy contain absolute URLs (`GET http://host/path`). Servers must understand those too. */
function leadsElsewhere(target: string, host = ""): boolean {
  if (!URL.canParse(target)) return false;
  return !URL.canParse(`//${host}`, target) || new URL(`//${host}`, target).host !== new URL(target).host;
}
