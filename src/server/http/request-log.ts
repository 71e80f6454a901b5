import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

export type RequestLogger = Pick<Logger, "debug" | "info" | "error" | "child">;
export type RequestVariables = { Variables: { requestId: string; logger: RequestLogger } };

/** Gives each request an id, used in every log line and answer. Query strings contain codes and are never logged. */
export function requestLog(logger: Logger, isStopping: () => boolean) {
  return createMiddleware<RequestVariables & { Bindings: HttpBindings }>(async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set("requestId", requestId);
    c.set("logger", lazyChild(logger, { requestId }));
    c.env.outgoing.setHeader("X-Request-Id", requestId);
    await next();
    const { status } = c.res;
    // The rest of an oversized body is never read, so nothing can follow it on this connection. A proxy that keeps
    // connections must not send on one that is about to be closed.
    if (status === 413 || isStopping()) c.header("Connection", "close");
    const level = status >= 500 ? "error" : c.req.path.startsWith("/assets/") ? "debug" : "info";
    if (!logger.isLevelEnabled(level)) return;
    const ms = Math.round(performance.now() - startedAt);
    logger[level]({ requestId, method: c.req.method, path: c.req.path, status, ms }, "request");
  });
}

/** Most requests log one line only; a child logger for each would cost as much as parsing the request. */
function lazyChild(parent: Logger, bindings: Record<string, unknown>): RequestLogger {
  let made: Logger | undefined;
  const child = () => {
    made ??= parent.child(bindings);
    return made;
  };
  return {
    debug: (...line: Parameters<Logger["debug"]>) => child().debug(...line),
    info: (...line: Parameters<Logger["info"]>) => child().info(...line),
    error: (...line: Parameters<Logger["error"]>) => child().error(...line),
    child: (more: Record<string, unknown>) => child().child(more),
  } as RequestLogger;
}
