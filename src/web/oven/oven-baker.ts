import type { BakeOptions, OnProgress } from "./oven.ts";
import { OvenError, superseded } from "./oven-error.ts";
import type { Answer, FromWorker, Order, OrderKind, Orders, ToWorker } from "./oven-messages.ts";

/** No picture takes this long, even on a slow phone: the worker must be stuck. */
const MAX_BAKING_MS = 60_000;
const MAX_STARTS = 2;

type Waiting = {
  id: number;
  slot: string | undefined;
  /** Made when its turn comes, because a worker that was started anew has lost its photos. */
  order: () => Order;
  resolve: (answer: Answer) => void;
  reject: (error: OvenError) => void;
};

/** A promise that is settled from outside. */
function waitedFor() {
  let resolve = () => {};
  let reject: (error: OvenError) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve, reject };
}

type Settings = { onProgress: OnProgress; onNewWorker: () => void; expect?: Promise<string> | undefined };

const DIED = "The painter in this page stopped working. Reload the page to try again.";

/**
 * Hands a worker one order at a time. The others wait here, where those that nobody needs any more can be dropped. A
 * worker that dies is started once more, and gets its order again.
 */
export function startBaker({ onProgress, onNewWorker, expect }: Settings) {
  const queue: Waiting[] = [];
  const ready = waitedFor();
  let baking: Waiting | undefined;
  let isReady = false;
  let gone: OvenError | undefined;
  let orders = 0;
  let starts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker = start();

  function start() {
    starts++;
    isReady = false;
    onNewWorker();
    const fresh = new Worker(new URL("./worker/oven-worker.ts", import.meta.url), { type: "module", name: "oven" });
    fresh.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    fresh.onerror = (event) => {
      event.preventDefault();
      restart();
    };
    if (expect) {
      fresh.postMessage({ expect: "" } satisfies ToWorker);
      void expect.then((description) => fresh.postMessage({ expect: description } satisfies ToWorker));
    }
    return fresh;
  }

  function receive(message: FromWorker) {
    if (message.kind === "progress") onProgress(message.share, message.bytes);
    else if (message.kind === "ready") {
      isReady = true;
      ready.resolve();
      next();
    } else if (message.kind === "failure" && message.id === undefined)
      giveUp(new OvenError(message.code, message.message));
    else if (message.id === baking?.id) settle(message);
  }

  function settle(message: Extract<FromWorker, { kind: "answer" | "failure" }>) {
    if (message.kind === "failure" && message.isBroken) return restart();
    const done = baking;
    baking = undefined;
    clearTimeout(timer);
    if (message.kind === "answer") done?.resolve(message.value);
    else done?.reject(new OvenError(message.code, message.message));
    next();
  }

  function next() {
    if (baking || !isReady || gone) return;
    baking = queue.shift();
    if (!baking) return;
    timer = setTimeout(restart, MAX_BAKING_MS);
    const message: ToWorker = { id: baking.id, order: baking.order() };
    worker.postMessage(message);
  }

  function restart() {
    worker.terminate();
    clearTimeout(timer);
    if (gone) return;
    if (starts >= MAX_STARTS) return giveUp(new OvenError("failed", DIED));
    if (baking) queue.unshift(baking);
    baking = undefined;
    worker = start();
  }

  function giveUp(error: OvenError) {
    gone = error;
    worker.terminate();
    clearTimeout(timer);
    ready.reject(error);
    for (const waiting of [baking, ...queue.splice(0)]) waiting?.reject(error);
    baking = undefined;
  }

  function drop(isDropped: (waiting: Waiting) => boolean) {
    const dropped = queue.filter(isDropped);
    queue.splice(0, queue.length, ...queue.filter((waiting) => !dropped.includes(waiting)));
    for (const { reject } of dropped) reject(superseded());
  }

  return {
    ready: ready.promise,
    order<Kind extends OrderKind>(
      kind: Kind,
      order: () => Orders[Kind]["order"],
      { slot, signal }: Pick<BakeOptions, "slot" | "signal"> = {},
    ) {
      type Wanted = Orders[Kind]["answer"];
      if (gone) return Promise.reject<Wanted>(gone);
      if (signal?.aborted) return Promise.reject<Wanted>(superseded());
      if (slot) drop((waiting) => waiting.slot === slot);
      const id = ++orders;
      signal?.addEventListener("abort", () => drop((waiting) => waiting.id === id), { once: true });
      return new Promise<Wanted>((resolve, reject) => {
        const waiting: Waiting = {
          id,
          slot,
          order: () => ({ kind, ...order() }) as Order,
          resolve: (answer) => resolve(answer as Wanted),
          reject,
        };
        // Reading is quick, and somebody is typing.
        if (kind === "read") queue.unshift(waiting);
        else queue.push(waiting);
        next();
      });
    },
    close: () => giveUp(new OvenError("closed", "The painter was closed.")),
  };
}
