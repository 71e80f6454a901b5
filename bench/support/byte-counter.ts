import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to the server that counts what comes back, headers included. */
export async function countBytes(port: number) {
  let bytes = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    server.on("data", ({ length }) => {
      bytes += length;
    });
    client.pipe(server).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
