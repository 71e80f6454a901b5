import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPlace, until } from "../../support/process.ts";

let place: Awaited<ReturnType<typeof createPlace>>;
beforeEach(async () => {
  place = await createPlace();
});
afterEach(() => place.remove());

test("on SIGTERM /ready says no first, while requests are still answered, each as the last on its connection", async () => {
  const server = await place.launch({ DRAIN_SECONDS: "5" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask("/health", agent)).toMatchObject({ status: 200, connection: "keep-alive" });
  const ended = server.kill("SIGTERM");
  await until(async () => (await ask("/ready", agent)).status === 503);
  expect(await ask("/ready", agent)).toMatchObject({ status: 503, connection: "close", body: '{"status":"stopping"}' });
  expect(await ask("/health", agent)).toMatchObject({ status: 200, connection: "close" });
  expect(await ask("/config.json", agent)).toMatchObject({ status: 200, connection: "close" });
  expect(await ended).toBe(0);
  await expect(ask("/health", agent)).rejects.toThrow("ECONNREFUSED");
});

test("a connection that a browser holds ready and never uses does not keep the server from stopping", async () => {
  const server = await place.launch({ FINISH_SECONDS: "600" });
  const unused = connect(Number(new URL(place.url).port), "127.0.0.1");
  await once(unused, "connect");
  expect(await server.kill("SIGTERM")).toBe(0);
});

async function ask(path: string, agent: Agent) {
  const [answer] = await once(get(place.url + path, { agent }), "response");
  let body = "";
  for await (const chunk of answer) body += chunk;
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}
