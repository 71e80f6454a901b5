import net from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPictureFetcher } from "../../../src/server/adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, type FetchRules, portsBeside } from "../../../src/server/adapters/fetch/fetch-rules.ts";
import { FetchError } from "../../../src/server/adapters/fetch/port.ts";
import { type PictureHost, startPictureHost } from "../../stand-ins/pictures/start-picture-host.ts";
import { HOSTILE_ANSWERS, hostileAddresses } from "./address-corpus.ts";

/** Any public address will do: no connection to it is really made. */
const PUBLIC = "93.184.215.14";

let host: PictureHost;
/** On IPv6, the same port. */
let six: net.Server;
let sixConnections = 0;
const asked: string[] = [];

beforeAll(async () => {
  host = await startPictureHost((response) => response.end("reached"));
  six = net.createServer(() => {
    sixConnections += 1;
  });
  await new Promise<void>((resolve) => {
    six.once("error", () => resolve());
    six.listen(host.port, "::1", resolve);
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  six.close();
  await host.stop();
});

const connections = () => host.connections() + sixConnections;

/** The port of the listener is allowed, so that only the address is left to refuse. */
function fetcher(answers: string[][] = [["127.0.0.1"]], rules: Partial<FetchRules> = {}) {
  const left = [...answers];
  const fetchPicture = createPictureFetcher({
    ports: portsBeside([host.port]),
    standIns: new Set(),
    limits: { ...FETCH_LIMITS, connectMs: 500, totalMs: 2_000 },
    resolveName: async (name) => {
      asked.push(name);
      return (left.length > 1 ? left.shift() : left[0]) ?? [];
    },
    ...rules,
  });
  return (address: string) =>
    fetchPicture(address, new AbortController().signal).then(
      () => "fetched",
      (error: unknown) => (error instanceof FetchError ? error : `unexpected: ${error}`),
    );
}

test("nothing in our own network is reached, however its address is written", async () => {
  const addresses = hostileAddresses(host.port);
  expect(addresses.length).toBeGreaterThan(140);
  const before = connections();
  const fetch = fetcher();
  for (const address of addresses) {
    const refusal = await fetch(address);
    expect.soft(refusal, address).toBeInstanceOf(FetchError);
    if (refusal instanceof FetchError) {
      expect.soft(refusal.isTransient, address).toBe(false);
      // No words about what there is in our network.
      expect
        .soft(refusal.message, address)
        .toMatch(
          /^(This address is not public|Not a web address|The address contains|Nothing is fetched from port \d+)/,
        );
    }
  }
  expect(connections()).toBe(before);
});

test("nor by a redirect, at whichever step", async () => {
  const addresses = hostileAddresses(host.port).filter(isAbsolute);
  const start = `start.example:${host.port}`;
  const fetch = fetcher([["127.0.0.1"]], { standIns: new Set([start]) });
  for (const [index, address] of addresses.entries()) {
    const last = 1 + (index % 3);
    let steps = 0;
    host.answerWith((response) => {
      steps += 1;
      const location = steps < last ? `http://${start}/again` : Buffer.from(address).toString("latin1");
      response.writeHead(302, { location }).end();
    });
    const refusal = await fetch(`http://${start}/`);
    expect.soft(refusal, address).toBeInstanceOf(FetchError);
    expect.soft(steps, address).toBe(last);
  }
});

/** Others only lead elsewhere on the same server, or cannot be sent in a header. */
const isAbsolute = (address: string) => /^([a-z]+:|\/\/)/.test(address) && !/^http:(?!\/\/)|\0/.test(address);

test("nor by a name server that says so", async () => {
  const before = connections();
  for (const answer of HOSTILE_ANSWERS) {
    const refusal = await fetcher([answer])(`http://pictures.example:${host.port}/a.png`);
    expect.soft(refusal, answer.join()).toMatchObject({ message: "This address is not public" });
  }
  expect(connections()).toBe(before);
  expect(asked).toHaveLength(HOSTILE_ANSWERS.length);
});

test("a name that changes its address is connected to where it was checked, and checked again the next time", async () => {
  const dialled: string[] = [];
  const connect = net.connect.bind(net);
  // The only way out: whatever is connected to is noted here, and the public address is played by the stand-in.
  const spy = vi.spyOn(net, "connect").mockImplementation(((options: net.TcpNetConnectOpts) => {
    const lookup: net.LookupFunction = (name, wanted, callback) =>
      options.lookup?.(name, wanted, (error, found, family) => {
        if (error) return callback(error, found, family);
        dialled.push(...[found].flat().map((one) => (typeof one === "string" ? one : one.address)));
        callback(null, Array.isArray(found) ? [{ address: "127.0.0.1", family: 4 }] : "127.0.0.1", 4);
      });
    return connect({ ...options, lookup });
  }) as typeof net.connect);
  try {
    const address = `http://rebind.example:${host.port}/a.png`;
    host.answerWith((response) => response.end("a picture"));
    const fetch = fetcher([[PUBLIC], ["127.0.0.1"]]);
    expect(await fetch(address)).toBe("fetched");
    expect(asked).toEqual(["rebind.example"]);
    expect(dialled).toEqual([PUBLIC]);
    const before = connections();
    expect(await fetch(address)).toMatchObject({ message: "This address is not public" });
    expect(connections()).toBe(before);

    // The same between two steps of a redirect to itself.
    host.answerWith((response) => response.writeHead(302, { location: "/next" }).end());
    expect(await fetcher([[PUBLIC], ["127.0.0.1"]])(address)).toMatchObject({ message: "This address is not public" });
    expect(dialled).toEqual([PUBLIC, PUBLIC]);
  } finally {
    spy.mockRestore();
  }
});

test("a proxy in the environment is not asked, and nobody is told who we are", async () => {
  const proxies = ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"];
  for (const name of proxies) vi.stubEnv(name, "http://127.0.0.1:9");
  const headers: Record<string, unknown>[] = [];
  host.answerWith((response, request) => {
    headers.push(request.headers);
    response.setHeader("set-cookie", "seen=1");
    if (request.url === "/a.png") response.writeHead(302, { location: "/b.png" }).end();
    else response.end("a picture");
  });
  const start = `start.example:${host.port}`;
  const fetch = fetcher([["127.0.0.1"]], { standIns: new Set([start]) });
  expect(await fetch(`http://${start}/a.png`)).toBe("fetched");
  vi.unstubAllEnvs();
  expect(headers).toHaveLength(2);
  for (const sent of headers)
    expect(Object.keys(sent).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
});
