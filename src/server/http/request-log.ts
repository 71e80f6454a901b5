import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

export type RequestVariables = { Variables: { requestId: string; logger: Logger } };

/** Gives each request an id, which every log line and every answer carries. Query strings hold codes: never logged. */
export function requestLog(logger: Logger) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set("requestId", requestId);
    c.set("logger", logger.child({ requestId }));
    await next();
    c.header("X-Request-Id", requestId);
    const ms = Math.round(performance.now() - startedAt);
    const level = c.res.status >= 500 ? "error" : c.req.path.startsWith("/assets/") ? "debug" : "info";
    c.get("logger")[level]({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  });
}
