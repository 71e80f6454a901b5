import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "../config/config.ts";

/** What is ended because its time is up still gets its answer. */
const LAST_ANSWERS_MS = 5_000;
/** A request that was on its way when we began to stop has come by then. */
const FIRST_WORD_MS = 500;
/**
 * Longer than a proxy in front of us keeps an idle connection (nginx and the usual load balancers: 60 s). The proxy
 * must close it first: otherwise we might close a connection just when it sends the next request.
 */
const KEEP_IDLE_MS = 75_000;

export function listen(fetch: Hono["fetch"], config: Pick<Config, "PORT" | "HOST">) {
  return new Promise<{ drain: (finishMs: number) => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch, port: config.PORT, hostname: config.HOST }, () => {
      resolve({ drain: (finishMs) => drain(server, silent, finishMs) });
    }) as Server;
    server.keepAliveTimeout = KEEP_IDLE_MS;
    const silent = silentConnections(server);
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${config.PORT} is in use. Choose another: PORT=3001 npm start`) : error);
    });
  });
}

/**
 * Connections that never asked for anything: browsers open some to have them at hand. Node does not count them as idle
 * and would wait for them.
 */
function silentConnections(server: Server): Set<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  return silent;
}

/**
 * Accepts no new connections, answers requests under way, and closes connections that have not ended in time. By then
 * /ready has said for a while that we stop, and every answer that nothing may follow on its connection.
 */
function drain(server: Server, silent: Set<Socket>, finishMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timers = [
      setInterval(() => server.closeIdleConnections(), 100),
      setTimeout(() => {
        for (const socket of silent) socket.destroy();
      }, FIRST_WORD_MS),
      setTimeout(() => server.closeAllConnections(), finishMs + LAST_ANSWERS_MS),
    ];
    server.close(() => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
  });
}
