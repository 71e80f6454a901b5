import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Refuses larger bodies by throwing the error that `refuse` makes. Requests without a body pass unchecked. */
export function limitBody(maxSize: number, refuse: () => Error): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw refuse();
    },
  });
  return (c, next) => (c.req.method === "GET" || c.req.method === "HEAD" ? next() : limit(c, next));
}
