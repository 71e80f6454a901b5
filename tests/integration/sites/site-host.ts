import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { FETCH_LIMITS, type FetchRules, portsBeside } from "../../../src/server/adapters/fetch/fetch-rules.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
export type Files = Record<string, string | Buffer | Answer>;

const TYPES: Record<string, string> = {
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  txt: "text/plain",
  pdf: "application/pdf",
};

/** Sites on this machine, each under a name of its own: `shop.test/style.css` is the file of one of them. */
export async function startSites() {
  const files: Files = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.headers.host ?? "").split(":")[0];
    const path = `${name}${(request.url ?? "/").split("?")[0]}`;
    asked.push(path);
    const file = files[path];
    if (typeof file === "function") return file(request, response);
    if (file === undefined) return response.writeHead(404).end("not here");
    // An old page says its encoding itself.
    const html = typeof file === "string" ? "text/html; charset=utf-8" : "text/html";
    response.setHeader("content-type", TYPES[path.split(".").at(-1) ?? ""] ?? html);
    return response.end(file);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    asked,
    port,
    at: (path: string) => `http://${path.replace("/", `:${port}/`)}`,
    /** Names that end in .test lead here; nothing else can be reached. */
    rules: (): Partial<FetchRules> => ({
      ports: portsBeside([]),
      standIns: { has: (host: string) => /\.test:\d+$/.test(host) && host.endsWith(`:${port}`) } as Set<string>,
      resolveName: () => Promise.resolve(["127.0.0.1"]),
      limits: FETCH_LIMITS,
    }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type Sites = Awaited<ReturnType<typeof startSites>>;
