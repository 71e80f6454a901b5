import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../engine/samples/sample-scenes.ts";
import { createRenderPool, type RenderPool, type RenderPoolSettings } from "./render-pool.ts";

const [scene] = SAMPLE_SCENES;
if (!scene) throw new Error("there is no sample scene");

let pool: RenderPool | undefined;
afterEach(() => pool?.close());

function open(settings: Partial<RenderPoolSettings> = {}) {
  pool = createRenderPool({ threads: 1, waiting: 4, timeoutMs: 30_000, ...settings });
  return pool;
}

/** A stand-in thread that obeys the scene's brand name: paint, die, or never answer. */
const actor = new URL(
  `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from "node:worker_threads";
      parentPort.postMessage("ready");
      parentPort.on("message", ({ scene }) => {
        if (scene.brand.name === "Die") process.exit(1);
        if (scene.brand.name === "Throw") throw new Error("no paint left");
        if (scene.brand.name === "Paint") parentPort.postMessage({ ok: true, width: 1, height: 1, png: new Uint8Array(1), layers: [], findings: [] });
      });`)}`,
);
const told = (name: string) => ({ scene: { ...scene, brand: { ...scene.brand, name } }, format: "1:1" as const });

describe("with the engine itself", () => {
  // Both tests share its thread, which takes seconds to start.
  const { renderInWorker, close } = createRenderPool({ threads: 1, waiting: 4, timeoutMs: 30_000 });
  afterAll(close);

  test("a scene comes back as a PNG with its layers, and the server keeps answering meanwhile", async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const startedAt = performance.now();
    delay.enable();
    const { png, layers } = await renderInWorker({ scene, format: "1.91:1" });
    delay.disable();
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 628 });
    expect(layers.map((layer) => layer.id)).toContain("headline");
    // Compared with the whole, because on a busy machine everything takes longer.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - startedAt) / 4);
  });

  test("a scene the engine refuses is an error, and the same thread paints the next", async () => {
    const broken = { ...scene, layout: "nonsense" } as unknown as typeof scene;
    await expect(renderInWorker({ scene: broken, format: "1:1" })).rejects.toMatchObject({ code: "bad_request" });
    await expect(renderInWorker({ scene, format: "1.91:1" })).resolves.toMatchObject({ width: 1200 });
  });
});

test.each(["Die", "Throw"])("a thread told to %s takes only its own picture along", async (name) => {
  const { renderInWorker } = open({ worker: actor });
  const lost = renderInWorker(told(name));
  const next = renderInWorker(told("Paint"));
  await expect(lost).rejects.toMatchObject({ code: "internal" });
  await expect(next).resolves.toMatchObject({ width: 1 });
});

test("with the first picture all threads get ready, once", async () => {
  const started = new BroadcastChannel("started threads");
  const seen = new Set<string>();
  const both = new Promise<void>((resolve) => {
    started.onmessage = ({ data }: MessageEvent<string>) => void (seen.add(data).size === 2 && resolve());
  });
  const announced = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from "node:worker_threads";
      new BroadcastChannel("started threads").postMessage(String(threadId));
      parentPort.postMessage("ready");
      const painted = { ok: true, width: 1, height: 1, png: new Uint8Array(1), layers: [], findings: [] };
      parentPort.on("message", () => parentPort.postMessage(painted));`)}`,
  );
  const { renderInWorker } = open({ worker: announced, threads: 2, warmsUp: true });
  await renderInWorker(told("Paint"));
  await both;
  await Promise.all([renderInWorker(told("Paint")), renderInWorker(told("Paint"))]);
  expect(seen.size).toBe(2);
  started.close();
});

test("a picture that takes too long is given up, the next is painted", async () => {
  const { renderInWorker } = open({ worker: actor, timeoutMs: 500 });
  const stuck = renderInWorker(told("Never answer"));
  const next = renderInWorker(told("Paint"));
  await expect(stuck).rejects.toMatchObject({ code: "unavailable" });
  await expect(next).resolves.toMatchObject({ width: 1 });
});

test("whoever comes when the line is full is told at once", async () => {
  const { renderInWorker, close } = open({ worker: actor, waiting: 1 });
  const first = renderInWorker(told("Never answer"));
  const second = renderInWorker(told("Paint"));
  await expect(renderInWorker(told("Paint"))).rejects.toMatchObject({ code: "unavailable" });
  const ends = Promise.allSettled([first, second]);
  await close();
  expect((await ends).map((end) => end.status)).toEqual(["rejected", "rejected"]);
});
