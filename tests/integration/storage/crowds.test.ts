import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFairQueue, type FairQueue } from "../../../src/server/fairness/fair-queue.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";

let server: TestServer;
let maker: Member;
let neighbour: Member;

/** One picture is processed at a time; three per owner and five per requesting address may wait. */
const queue = createFairQueue({ atOnce: 1, perLane: 3, perAsker: 5, waiting: 20, maxMs: 60_000 });
let came = 0;
let left = 0;
let turns: string[] = [];
const pixels: FairQueue = async (turn, work) => {
  came++;
  try {
    return await queue(turn, (clock) => {
      turns.push(turn.lane);
      return work(clock);
    });
  } catch (error) {
    left++;
    throw error;
  }
};

beforeAll(async () => {
  server = await startTestServer({ pixels });
  maker = await signInPaid(server, "maker@example.com");
  neighbour = await signInPaid(server, "neighbour@example.com");
  for (const who of [maker, neighbour]) {
    for (const name of ["a", "b", "c", "d", "e"]) await upload(who, name);
  }
});
afterAll(async () => {
  await maker?.close();
  await neighbour?.close();
  await server?.stop();
});

const upload = async (who: Member, name: string) =>
  who.creatives.upload(`${who.id}/${name}.png`, await png(400, 300), { contentType: "image/png" });

describe("while all hands are full", () => {
  let open = () => {};
  beforeEach(() => {
    [came, left, turns] = [0, 0, []];
    void queue({ lane: "the test" }, () => new Promise<void>((resolve) => (open = resolve)));
  });

  const look = (who: Member, name: string, query: string, signal: AbortSignal | null = null) =>
    fetch(`${server.url}/storage/v1/render/image/public/creatives/${who.id}/${name}.png?${query}`, { signal });
  const statuses = async (asked: Promise<Response>[]) => (await Promise.all(asked)).map(({ status }) => status);

  test("all sizes of a picture are one job, and a neighbour need not wait for a crowd", async () => {
    const crowd = ["a", "b", "c"].flatMap((name) =>
      [320, 640, 1080].map((width) => look(maker, name, `width=${width}`)),
    );
    await until(() => came === 3);
    const refused = await look(maker, "d", "width=320");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({ statusCode: "429", error: "SlowDown" });
    const others = ["a", "b"].map((name) => look(neighbour, name, "width=320"));
    await until(() => came === 6);
    // The address has now reached its limit of waiting requests, whoever owns the pictures.
    expect((await look(neighbour, "c", "width=320")).status).toBe(429);
    open();
    expect(await statuses([...crowd, ...others])).toEqual(Array(11).fill(200));
    const [ours, theirs] = [`pictures of ${maker.id}`, `pictures of ${neighbour.id}`];
    expect(turns).toEqual([ours, theirs, ours, theirs, ours]);
  });

  test("what is kept already comes at once", async () => {
    expect((await look(maker, "a", "width=320")).status).toBe(200);
    expect(came).toBe(0);
    open();
  });

  test("who hangs up leaves the line, and nothing is made for them", async () => {
    const leaving = new AbortController();
    const stays = look(maker, "d", "width=640");
    await until(() => came === 1);
    const gone = ["d", "e"].map((name) => look(maker, name, "width=320", leaving.signal));
    await until(() => came === 2);
    leaving.abort();
    await Promise.allSettled(gone);
    await until(() => left === 1);
    open();
    expect((await stays).status).toBe(200);
    expect(turns).toHaveLength(1);
  });

  test("an upload waits its turn, behind one of a crowd's pictures and not behind all", async () => {
    const crowd = ["b", "c", "d"].map((name) => look(maker, name, "width=320&format=webp"));
    await until(() => came === 3);
    const added = upload(neighbour, "f");
    await until(() => came === 4);
    open();
    await statuses(crowd);
    expect((await added).error).toBeNull();
    expect(turns[1]).toBe(`uploads of ${neighbour.id}`);
  });
});

test("a fifth upload at the same time is refused before it is read, for this person only", async () => {
  const sending = ["1", "2", "3", "4", "5"].map((name) => {
    const upload = request(`${server.url}/storage/v1/object/creatives/${maker.id}/slow-${name}.png`, {
      method: "POST",
      headers: { ...maker.headers, "content-type": "image/png", "content-length": 1000 },
    });
    upload.write("a beginning");
    return upload;
  });
  const answers = sending.map((upload) => once(upload, "response").catch(() => [null]));
  const [refused] = (await Promise.race(answers)) as [IncomingMessage];
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "5"]);
  expect((await upload(neighbour, "meanwhile")).error).toBeNull();
  for (const upload of sending) upload.destroy();
  expect((await Promise.all(answers)).filter(([answer]) => answer !== null)).toHaveLength(1);
  await until(async () => (await upload(maker, "afterwards")).error === null);
});
