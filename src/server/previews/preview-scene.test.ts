import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../engine/samples/sample-scenes.ts";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { RenderRequest } from "../rendering/render-messages.ts";
import { type PreviewInput, previewInput } from "./preview-input.ts";
import type { PreviewParts } from "./preview-parts.ts";
import { previewScene } from "./preview-scene.ts";
import { createRecent } from "./recent.ts";

const [sample] = SAMPLE_SCENES;
if (!sample) throw new Error("there is no sample scene");
const scene = sample;

const order = (seed: number): PreviewInput =>
  previewInput.parse({ scene: { ...scene, seed }, format: "1:1", part: "whole", scale: 0.5 });

/** Paints when told to, one at a time, as the real thread does. */
function open() {
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const room = { maxBytes: 1e6, maxPerOwner: 10, maxAgeMs: 1e6 };
  const parts: PreviewParts = {
    pool: { query: async () => ({ rows: [] }) } as unknown as PreviewParts["pool"],
    darkroom: {} as PreviewParts["darkroom"],
    turns: createFairQueue({ atOnce: 1, perLane: 2, perAsker: 2, waiting: 3, maxMs: 60_000 }),
    paint: (request: RenderRequest) =>
      new Promise((resolve) => {
        begun.push("scene" in request ? (request.scene.seed ?? 0) : 0);
        finish.push(() => resolve({ width: 1, height: 1, png: new Uint8Array(1), layers: [], findings: [] }));
      }),
    think: () => Promise.reject(new Error("nobody thinks here")),
    photos: createRecent(room),
    painted: createRecent(room),
    forget() {},
  };
  const ask = (seed: number, who = "ann", signal = new AbortController().signal) =>
    previewScene(parts, who, order(seed), signal);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { begun, finish, ask, settle };
}

test("a preview whose browser hung up while it waited is not painted", async () => {
  const { begun, finish, ask, settle } = open();
  const first = ask(1);
  await settle();
  const hungUp = new AbortController();
  const second = ask(2, "ann", hungUp.signal);
  const third = ask(3);
  await settle();
  hungUp.abort();
  await expect(second).rejects.toMatchObject({ code: "cancelled" });
  finish[0]?.();
  await first;
  await settle();
  finish[1]?.();
  await third;
  expect(begun).toEqual([1, 3]);
});

test("one person's previews wait behind another's single one, and too many are refused at once", async () => {
  const { begun, finish, ask, settle } = open();
  const asked = [ask(1), ask(2), ask(3)];
  await settle();
  await expect(ask(4)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 1 });
  const other = ask(5, "bob");
  await settle();
  await expect(ask(6, "cid")).rejects.toMatchObject({ code: "unavailable" });
  for (let turn = 0; turn < 4; turn++) {
    finish[turn]?.();
    await settle();
  }
  await Promise.all([...asked, other]);
  expect(begun.indexOf(5)).toBeLessThan(begun.indexOf(3));
});

test("the same picture is painted once for the same person", async () => {
  const { begun, finish, ask, settle } = open();
  const first = ask(1);
  await settle();
  finish[0]?.();
  expect(await ask(1)).toBe(await first);
  void ask(1, "bob");
  await settle();
  expect(begun).toEqual([1, 1]);
});

test.each([
  ["a box far away", { box: { x: 1e9, y: 0, width: 10, height: 10 } }],
  ["a huge size", { style: { size: 1e7 } }],
  ["a huge leading", { style: { leading: 1e6 } }],
])("a scene with %s is refused before anything is painted", (_, edit) => {
  const edited = { ...scene, edits: [{ format: "1:1", layer: "headline", ...edit }] };
  expect(previewInput.safeParse({ scene: edited, format: "1:1", part: "whole" }).success).toBe(false);
  const many = Array.from({ length: 401 }, () => ({ format: "1:1", layer: "headline" }));
  expect(previewInput.safeParse({ scene: { ...scene, edits: many }, format: "1:1", part: "whole" }).success).toBe(
    false,
  );
});
