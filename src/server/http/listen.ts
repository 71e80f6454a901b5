import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "../config/config.ts";

/** What is ended because its time is up still gets its answer. */
const LAST_ANSWERS_MS = 5_000;
/**
 * Longer than a proxy in front of us keeps an idle connection (nginx and the usual load balancers: 60 s). The proxy
 * must close it first: otherwise we might close a connection just when it sends the next request.
 */
const KEEP_IDLE_MS = 75_000;

export function listen(fetch: Hono["fetch"], config: Pick<Config, "PORT" | "HOST">): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: config.PORT, hostname: config.HOST }, () => resolve(server)) as Server;
    server.keepAliveTimeout = KEEP_IDLE_MS;
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${config.PORT} is in use. Choose another: PORT=3001 npm start`) : error);
    });
  });
}

/**
 * Accepts no new connections, answers requests under way, and closes connections that have not ended in time. By then
 * /ready has said for a while that we stop, and every answer that nothing may follow on its connection.
 */
export function drain(server: Server, finishMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const late = setTimeout(() => server.closeAllConnections(), finishMs + LAST_ANSWERS_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
