import { expect, test } from "vitest";
import { AbandonedError, createFairQueue, TooBusyError, TookTooLongError, type Turn } from "./fair-queue.ts";

const BOUNDS = { atOnce: 2, perLane: 100, perAsker: 100, waiting: 1_000, maxMs: 60_000 };

/** Work that ends on demand, and a log of who had a turn so far. */
function bench(bounds: Partial<typeof BOUNDS> = {}) {
  const queue = createFairQueue({ ...BOUNDS, ...bounds });
  const order: string[] = [];
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    queue,
    order,
    most: () => most,
    wait: (name: string, turn: Turn) =>
      queue(turn, async () => {
        order.push(name);
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => finish.push(resolve));
        running--;
      }),
    /** Ends one after the other until all have ended. */
    async runOut(work: Promise<unknown>[]) {
      const ended = Promise.allSettled(work).then(() => true);
      while (!(await Promise.race([ended, new Promise((resolve) => setImmediate(resolve))]))) finish.shift()?.();
      return ended;
    },
  };
}

test("so many run at once, the others wait in line", async () => {
  const { wait, runOut, most, order } = bench();
  await runOut(["a", "b", "c", "d", "e"].map((name) => wait(name, { lane: "one" })));
  expect(most()).toBe(2);
  expect(order).toEqual(["a", "b", "c", "d", "e"]);
});

test("one person's hundred do not stand before another's one", async () => {
  const { wait, runOut, order } = bench();
  const crowd = Array.from({ length: 100 }, (_, i) => wait(`crowd ${i}`, { lane: "crowd" }));
  const others = ["anna", "ben"].map((name) => wait(name, { lane: name }));
  await runOut([...crowd, ...others]);
  expect(order.slice(2, 6)).toEqual(["crowd 2", "anna", "ben", "crowd 3"]);
});

test("among those who want the same person's pictures, everybody gets a turn as well", async () => {
  const { wait, runOut, order } = bench({ atOnce: 4 });
  const strangers = Array.from({ length: 50 }, () => wait("stranger", { lane: "owner", asker: "stranger" }));
  await runOut([...strangers, wait("owner", { lane: "owner", asker: "home" })]);
  expect(order.indexOf("owner")).toBe(2);
});

test("who has too much waiting is told so at once, and others still get in until all is full", async () => {
  const { wait, runOut } = bench({ atOnce: 4, perLane: 3, perAsker: 4, waiting: 6 });
  const inLine = ["p", "q"].map((lane) => wait(lane, { lane }));
  inLine.push(...[1, 2, 3, 4, 5].map(() => wait("a", { lane: "a", asker: "x" })));
  await expect(wait("a", { lane: "a", asker: "y" })).rejects.toMatchObject({ isOwnFault: true });
  inLine.push(wait("b", { lane: "b", asker: "x" }));
  await expect(wait("c", { lane: "c", asker: "x" })).rejects.toMatchObject({ isOwnFault: true });
  inLine.push(wait("c", { lane: "c", asker: "y" }), wait("d", { lane: "d", asker: "z" }));
  await expect(wait("e", { lane: "e", asker: "e" })).rejects.toThrow(TooBusyError);
  await expect(wait("e", { lane: "e", asker: "e" })).rejects.toMatchObject({ isOwnFault: false });
  inLine.push(wait("paid for", { lane: "a", isAdmitted: true }));
  await runOut(inLine);
  await runOut([wait("a", { lane: "a", asker: "x" })]);
});

test("who hangs up leaves the line, and makes room in it", async () => {
  const { wait, runOut, order } = bench({ perLane: 1 });
  const leaving = new AbortController();
  const started = [wait("a", { lane: "x" }), wait("b", { lane: "x" })];
  const gone = wait("gone", { lane: "x", signal: leaving.signal });
  await expect(wait("late", { lane: "x" })).rejects.toThrow(TooBusyError);
  leaving.abort();
  await expect(gone).rejects.toThrow(AbandonedError);
  await runOut([...started, wait("next", { lane: "x" })]);
  expect(order).toEqual(["a", "b", "next"]);
  await expect(wait("never", { lane: "x", signal: leaving.signal })).rejects.toThrow(AbandonedError);
});

test("a failure frees its place", async () => {
  const { queue } = bench({ atOnce: 1 });
  await expect(queue({ lane: "a" }, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(queue({ lane: "a" }, () => Promise.resolve("yes"))).resolves.toBe("yes");
});

test("nobody has more than half of the places, in whatever lanes they wait", async () => {
  const { wait, runOut, order } = bench({ atOnce: 4 });
  const theirs = ["uploads", "creatives", "copies"].map((lane) => wait(lane, { lane, person: "ann" }));
  const others = ["ben", "cid"].map((name) => wait(name, { lane: name, person: name }));
  await Promise.resolve();
  expect(order).toEqual(["uploads", "creatives", "ben", "cid"]);
  await runOut([...theirs, ...others]);
  expect(order.at(-1)).toBe("copies");
});

test("a stranger who asks for many people's pictures has no more than half of the places either", async () => {
  const { wait, runOut, order } = bench();
  const asked = ["ann", "ben"].map((person) => wait(person, { lane: person, person, asker: "stranger" }));
  asked.push(wait("cid", { lane: "cid", person: "cid", asker: "home" }));
  await Promise.resolve();
  expect(order).toEqual(["ann", "cid"]);
  await runOut(asked);
});

test("work that takes longer than a turn is told to stop, and its place is free", async () => {
  const { queue } = bench({ atOnce: 1, maxMs: 20 });
  const stuck = queue(
    { lane: "a" },
    ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  await expect(stuck).rejects.toThrow(TookTooLongError);
  await expect(queue({ lane: "b" }, () => Promise.resolve("yes"))).resolves.toBe("yes");
});
