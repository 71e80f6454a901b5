import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
type Asked = { host: string; path: string };

/** A web server of a stranger, on this machine. It counts who asks for what and how many ask at once. */
export async function startPictureHost(answer: Answer) {
  const asked: Asked[] = [];
  const open = new Set<Asked>();
  const most = { atOnce: 0, perHost: 0 };
  const sockets = new Set<Socket>();
  let connections = 0;
  let current = answer;
  const server = createServer((request, response) => {
    const one = { host: (request.headers.host ?? "").replace(/:\d+$/, ""), path: request.url ?? "" };
    asked.push(one);
    open.add(one);
    most.atOnce = Math.max(most.atOnce, open.size);
    most.perHost = Math.max(most.perHost, [...open].filter(({ host }) => host === one.host).length);
    response.on("close", () => open.delete(one));
    current(response, request);
  });
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    most,
    /** Requests that are not answered yet. */
    open: () => open.size,
    connections: () => connections,
    answerWith(next: Answer) {
      current = next;
    },
    forget() {
      asked.length = 0;
      Object.assign(most, { atOnce: 0, perHost: 0 });
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export type PictureHost = Awaited<ReturnType<typeof startPictureHost>>;
