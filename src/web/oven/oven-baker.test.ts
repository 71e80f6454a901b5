import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_SCENES } from "../../engine/samples/sample-scenes.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import { startBaker } from "./oven-baker.ts";
import type { FromWorker, ToWorker } from "./oven-messages.ts";

const [scene] = SAMPLE_SCENES as [Scene];

/** A worker that answers when it is told to. */
class Actor {
  static readonly all: Actor[] = [];
  readonly heard: ToWorker[] = [];
  isGone = false;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};

  constructor() {
    Actor.all.push(this);
  }
  postMessage(message: ToWorker) {
    this.heard.push(message);
  }
  /** Of the orders it got. */
  ids() {
    return this.heard.flatMap((message) => ("id" in message ? [message.id] : []));
  }
  terminate() {
    this.isGone = true;
  }
  say(data: FromWorker) {
    this.onmessage({ data });
  }
  /** Answers the order it got last, with its number. */
  answer() {
    const id = this.ids().at(-1) ?? -1;
    this.say({
      kind: "answer",
      id,
      value: { width: id, height: 0, layers: [], hidden: [], unedited: [], keepClear: [], leftOut: [] },
    });
  }
  die() {
    this.onerror({ preventDefault() {} });
  }
}

beforeEach(() => {
  Actor.all.length = 0;
  vi.stubGlobal("Worker", Actor);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const baker = startBaker({ onProgress() {}, onNewWorker() {} });
  const order = (slot?: string, signal?: AbortSignal) =>
    baker.order("layOut", () => ({ scene, format: "1:1" as const, photos: [] }), { slot, signal });
  const worker = () => Actor.all.at(-1) as Actor;
  worker().say({ kind: "ready" });
  return { baker, order, worker };
}

test("of several pictures for one slot, the one being made and the newest are finished", async () => {
  const { order, worker } = open();
  const first = order("editor");
  const second = order("editor");
  const other = order("thumbnail");
  const third = order("editor");
  await expect(second).rejects.toMatchObject({ code: "superseded" });
  for (let turn = 0; turn < 3; turn++) worker().answer();
  expect((await Promise.all([first, other, third])).map(({ width }) => width)).toEqual([1, 3, 4]);
});

test("what nobody waits for any more is not made", async () => {
  const { order, worker } = open();
  const first = order();
  const left = new AbortController();
  const second = order(undefined, left.signal);
  const third = order();
  left.abort();
  await expect(second).rejects.toMatchObject({ code: "superseded" });
  await expect(order(undefined, left.signal)).rejects.toMatchObject({ code: "superseded" });
  worker().answer();
  worker().answer();
  expect((await Promise.all([first, third])).map(({ width }) => width)).toEqual([1, 3]);
});

test("a worker that dies is started again and gets its order once more; when that dies too, everybody is told", async () => {
  const { order, worker } = open();
  const orders = [order(), order()];
  worker().die();
  expect(Actor.all.map(({ isGone }) => isGone)).toEqual([true, false]);
  worker().say({ kind: "ready" });
  expect(worker().ids()).toEqual([1]);
  const ends = Promise.allSettled([...orders]);
  worker().say({ kind: "failure", id: 1, code: "failed", message: "out of memory", isBroken: true });
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(order()).rejects.toMatchObject({ code: "failed" });
});

test("a scene that cannot be painted is an error of its own, and the next one is painted", async () => {
  const { order, worker } = open();
  const [bad, good] = [order(), order()];
  worker().say({ kind: "failure", id: 1, code: "refused", message: "is damaged", isBroken: false });
  await expect(bad).rejects.toMatchObject({ code: "refused", message: "is damaged" });
  worker().answer();
  await expect(good).resolves.toMatchObject({ width: 2 });
});

test("closing ends what waits", async () => {
  const { baker, order, worker } = open();
  const waiting = order();
  baker.close();
  await expect(waiting).rejects.toMatchObject({ code: "closed" });
  expect(worker().isGone).toBe(true);
});

test("a worker that cannot fetch what it paints with says so instead of getting ready", async () => {
  const baker = startBaker({ onProgress() {}, onNewWorker() {} });
  const ready = expect(baker.ready).rejects.toMatchObject({ code: "offline" });
  Actor.all[0]?.say({ kind: "failure", id: undefined, code: "offline", message: "no connection", isBroken: false });
  await ready;
});

test("a worker hears that something is to be composed, then what, and so does the one that takes its place", async () => {
  void startBaker({ onProgress: () => {}, onNewWorker: () => {}, expect: Promise.resolve("fresh bread") });
  Actor.all[0]?.die();
  await Promise.resolve();
  const said = [{ expect: "" }, { expect: "fresh bread" }];
  expect(Actor.all.map(({ heard }) => heard)).toEqual([said, said]);
});
