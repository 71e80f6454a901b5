import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { PREVIEW_PLACE_HEADER } from "../../../shared/contracts/preview-scene.ts";
import { AppError } from "../../../shared/errors.ts";
import { createServerOven, type SceneRequest } from "./server-oven.ts";

const [scene] = SAMPLE_SCENES as [Scene];
const place = JSON.stringify({ box: { x: 1, y: 2, width: 3, height: 4 }, isLifted: true });
const picture = () => new Response("png", { headers: { [PREVIEW_PLACE_HEADER]: place } });

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async (body: Blob) => ({ width: body.size }));
  vi.stubGlobal(
    "FileReader",
    class {
      result = "data:;base64,Ynl0ZXM=";
      onload = () => {};
      readAsDataURL() {
        queueMicrotask(() => this.onload());
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that answers when it is told to. */
function open() {
  const asked: { request: SceneRequest; signal: AbortSignal; answer: (response: Response | AppError) => void }[] = [];
  const oven = createServerOven(
    (request, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        signal.addEventListener("abort", () => reject(signal.reason));
        const answer = (response: Response | AppError) =>
          response instanceof Response ? resolve(response) : reject(response);
        asked.push({ request, signal, answer });
      }),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { oven, asked, settle };
}

test("only the newest order of a slot goes on; the request of the one before is ended", async () => {
  const { oven, asked, settle } = open();
  const first = oven.paintLayer(scene, "1:1", "headline");
  const other = oven.paintLayer(scene, "1:1", "button");
  await settle();
  const second = oven.paintLayer(scene, "1:1", "headline");
  await expect(first).rejects.toMatchObject({ code: "superseded" });
  await settle();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  for (const { answer } of asked) answer(picture());
  expect(await other).toMatchObject({ box: { x: 1, y: 2, width: 3, height: 4 }, isLifted: true });
  expect(await second).toMatchObject({ bitmap: { width: 3 } });
});

test("what nobody waits for is ended, and closing ends all", async () => {
  const { oven, asked, settle } = open();
  const left = new AbortController();
  const whole = oven.paint(scene, "1:1", { signal: left.signal });
  const under = oven.paintUnder(scene, "1:1");
  await settle();
  left.abort();
  await expect(whole).rejects.toMatchObject({ code: "superseded" });
  oven.close();
  await expect(under).rejects.toMatchObject({ code: "closed" });
  await expect(oven.paint(scene, "1:1")).rejects.toMatchObject({ code: "closed" });
  expect(asked).toHaveLength(2);
});

test("a photo is sent once, and once more when the server has forgotten it", async () => {
  const { oven, asked, settle } = open();
  const shown = { ...scene, photo: "own" };
  const photos = new Map([
    ["own", new Uint8Array([1])],
    ["not shown", new Uint8Array([2])],
  ]);
  const sent = () => asked.at(-1)?.request.photos?.map(({ name, data }) => [name, data]);
  const paint = async (...answers: (Response | AppError)[]) => {
    const painted = oven.paint(shown, "1:1", { photos });
    const seen: unknown[] = [];
    for (const answer of answers) {
      await settle();
      seen.push(sent());
      asked.at(-1)?.answer(answer);
    }
    await painted;
    return seen;
  };
  expect(await paint(picture())).toEqual([[["own", "Ynl0ZXM="]]]);
  expect(await paint(picture())).toEqual([[["own", undefined]]]);
  expect(await paint(new AppError("not_found", "gone"), picture())).toEqual([
    [["own", undefined]],
    [["own", "Ynl0ZXM="]],
  ]);
});

test("nothing over the layers is no picture, and a refusal says why", async () => {
  const { oven, asked, settle } = open();
  const answered = async (painting: Promise<unknown>, answer: Response | AppError) => {
    await settle();
    asked.at(-1)?.answer(answer);
    return painting.catch(({ code, message }) => ({ code, message }));
  };
  expect(await answered(oven.paintOver(scene, "1:1"), new Response(null, { status: 204 }))).toBeUndefined();
  const refused = new AppError("rate_limited", "Too many previews.");
  expect(await answered(oven.paint(scene, "1:1"), refused)).toEqual({ code: "failed", message: "Too many previews." });
});
