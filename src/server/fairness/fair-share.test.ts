import { expect, test } from "vitest";
import { type Asker, FairShare, type ShareLimits } from "./fair-share.ts";

const LIMITS: ShareLimits = {
  running: { total: 3, person: 2, address: 3 },
  waiting: { total: 6, person: 4, address: 6 },
};
const from = (person: string, address = person): Asker => ({ person, address });

/** Sends requests, and records who is let in, in which order. */
function door(share: FairShare) {
  const order: string[] = [];
  const leave = new Map<string, () => void>();
  return {
    order,
    ask(name: string, asker: Asker) {
      const entered = Promise.resolve(share.enter(asker)).then((go) => {
        order.push(name);
        leave.set(name, go);
      });
      return entered;
    },
    async end(name: string) {
      leave.get(name)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test("one person's hundred requests do not stand before another's single one", async () => {
  const share = new FairShare(LIMITS);
  const { ask, end, order } = door(share);
  await ask("a1", from("a"));
  await ask("a2", from("a"));
  void ask("a3", from("a"));
  void ask("a4", from("a"));
  await ask("b1", from("b"));
  void ask("c1", from("c"));
  await end("a1");
  expect(order).toEqual(["a1", "a2", "b1", "a3"]);
  await end("a2");
  expect(order).toEqual(["a1", "a2", "b1", "a3", "c1"]);
  await end("b1");
  expect(order).toEqual(["a1", "a2", "b1", "a3", "c1", "a4"]);
});

test("many accounts behind one address share what an address may have", async () => {
  const { ask, end, order } = door(new FairShare({ ...LIMITS, running: { total: 9, person: 2, address: 3 } }));
  for (const person of ["a", "b", "c"]) await ask(person, from(person, "one house"));
  void ask("d", from("d", "one house"));
  await ask("e", from("e", "another"));
  expect(order).toEqual(["a", "b", "c", "e"]);
  await end("b");
  expect(order).toEqual(["a", "b", "c", "e", "d"]);
});

test("too many waiting are told so at once, and others still find room", async () => {
  const share = new FairShare(LIMITS);
  const { ask } = door(share);
  for (let i = 0; i < 6; i++) void ask(`a${i}`, from("a"));
  expect(() => share.enter(from("a"))).toThrowError(expect.objectContaining({ code: "rate_limited" }));
  await ask("b", from("b"));
});

test("who hangs up while waiting leaves the queue to the others", async () => {
  const share = new FairShare(LIMITS);
  const { ask, end, order } = door(share);
  await ask("a1", from("a"));
  await ask("a2", from("a"));
  let hangUp = () => {};
  const onHangUp = (callback: () => void) => {
    hangUp = callback;
    return () => {};
  };
  const waiting = share.enter({ ...from("a"), onHangUp });
  void ask("a3", from("a"));
  hangUp();
  await expect(waiting).rejects.toMatchObject({ code: "rate_limited" });
  await end("a1");
  expect(order).toEqual(["a1", "a2", "a3"]);
});

test("a place given back twice is given back once", async () => {
  const share = new FairShare({ ...LIMITS, running: { total: 1, person: 1, address: 1 } });
  const leave = await share.enter(from("a"));
  leave();
  leave();
  await share.enter(from("a"));
  const { ask, order } = door(share);
  void ask("b", from("b"));
  await Promise.resolve();
  expect(order).toEqual([]);
});
