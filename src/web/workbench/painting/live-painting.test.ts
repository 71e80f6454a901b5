import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import { createLivePainting, DRAFT_SCALE, REST_MS } from "./live-painting.ts";
import type { Preview } from "./preview.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const layer = (id: string, change: Partial<EditedLayer> = {}): EditedLayer => ({
  id,
  name: id,
  kind: "text",
  box: { x: 100, y: 100, width: 300, height: 80 },
  angle: 0,
  text: id,
  style: {
    face: "sans",
    size: 40,
    color: "#000000",
    align: "left",
    isBold: false,
    isUppercase: false,
    outline: null,
    ground: null,
  },
  isLocked: false,
  isHidden: false,
  ...change,
});
const page = (layers: EditedLayer[], under = "plain"): EditedDocument => ({
  page: { width: 1080, height: 1080 },
  safe: { x: 0, y: 0, width: 1080, height: 1080 },
  under,
  allows: [],
  layers,
});
const opened = page([layer("headline"), layer("button")]);

/** Takes its time, and writes down what it was asked for. */
function fakePainter(ms = { under: 20, layer: 20, whole: 100 }) {
  const asked: string[] = [];
  const open = new Set<ImageBitmap>();
  const bitmap = () => {
    const one = { close: () => open.delete(one) } as unknown as ImageBitmap;
    open.add(one);
    return one;
  };
  const preview: Preview = {
    async under(document) {
      asked.push(`under ${document.under}`);
      await wait(ms.under);
      return bitmap();
    },
    async layer(document, id, scale) {
      const one = document.layers.find((candidate) => candidate.id === id);
      asked.push(`${id} "${one?.text}" at ${scale}`);
      await wait(ms.layer);
      return { bitmap: bitmap(), box: { x: 90, y: 95, width: 320, height: 90 } };
    },
    async whole(_document, scale, signal) {
      asked.push(`whole at ${scale}`);
      await wait(ms.whole);
      if (signal.aborted) throw signal.reason;
      return bitmap();
    },
  };
  return { preview, asked, open };
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const rest = () => vi.advanceTimersByTimeAsync(REST_MS + 500);

async function atRest() {
  const painter = fakePainter();
  const live = createLivePainting(painter.preview);
  live.show(opened);
  await rest();
  painter.asked.length = 0;
  return { ...painter, live };
}
const typed = (text: string) => page([layer("headline", { text }), layer("button")]);

describe("live painting", () => {
  test("shows parts first, and the finished picture at rest", async () => {
    const { preview, asked } = fakePainter();
    const live = createLivePainting(preview);
    live.show(opened);
    await vi.advanceTimersByTimeAsync(70);
    expect(live.get().layers.size).toBe(2);
    expect(live.get().whole).toBeNull();
    await rest();
    expect(live.get().whole).not.toBeNull();
    expect(asked).toEqual([
      "under plain",
      `headline "headline" at ${DRAFT_SCALE}`,
      `button "button" at ${DRAFT_SCALE}`,
      "whole at 1",
    ]);
    expect(live.work).toEqual({ under: 1, layers: 2, whole: 1 });
    expect(live.get().layers.get("button")?.offset).toEqual({ x: -10, y: -5, width: 320, height: 90 });
  });

  test("typing repaints the one layer, and skips what nobody would have seen", async () => {
    const { live, asked } = await atRest();
    for (const text of ["a", "ab", "abc", "abcd"]) {
      live.show(typed(text));
      await vi.advanceTimersByTimeAsync(8);
    }
    expect(live.get().whole).toBeNull();
    await rest();
    expect(asked).toEqual([`headline "a" at 0.5`, `headline "abc" at 0.5`, `headline "abcd" at 0.5`, "whole at 1"]);
  });

  test("moving, turning, hiding and reordering paint nothing until they rest", async () => {
    const { live, asked } = await atRest();
    const far = { x: 500, y: 500, width: 300, height: 80 };
    live.show(page([layer("button", { isHidden: true }), layer("headline", { box: far, angle: 20 })]));
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(["whole at 1"]);
  });

  test("what is still to be laid out is not finished, and then without another pause", async () => {
    const { live, asked } = await atRest();
    live.show({ ...typed("x"), isSettling: true });
    await rest();
    expect(asked).toEqual([`headline "x" at 0.5`]);
    live.show(typed("x"));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.at(-1)).toBe("whole at 1");
  });

  test("another ground is painted, and the layers stay", async () => {
    const { live, asked } = await atRest();
    live.show(page([...opened.layers], "sunset"));
    await rest();
    expect(asked).toEqual(["under sunset", "whole at 1"]);
  });

  test("what lies over the layers is painted with the ground, and goes with it", async () => {
    const { preview, open } = fakePainter();
    const box = { x: 0, y: 0, width: 50, height: 50 };
    const tape = { close: () => open.delete(tape) } as unknown as ImageBitmap;
    preview.over = async ({ under }) => (under === "plain" ? { bitmap: tape, box } : undefined);
    open.add(tape);
    const live = createLivePainting(preview);
    live.show(opened);
    await rest();
    expect(live.get().over).toEqual({ bitmap: tape, box });
    live.show(page([...opened.layers], "sunset"));
    await rest();
    expect(live.get().over).toBeNull();
    expect(open.has(tape)).toBe(false);
  });

  test("a finished picture that comes too late is thrown away", async () => {
    const { live, asked } = await atRest();
    live.show(typed("x"));
    await vi.advanceTimersByTimeAsync(REST_MS + 50);
    expect(asked.at(-1)).toBe("whole at 1");
    live.show(typed("xy"));
    await vi.advanceTimersByTimeAsync(100);
    expect(live.get().whole).toBeNull();
    await rest();
    expect(live.get().whole).not.toBeNull();
    expect(live.work.whole).toBe(3);
  });

  test("nothing is painted while a layer is dragged, however long it is held", async () => {
    const { live, asked } = await atRest();
    live.hold();
    expect(live.get().whole).toBeNull();
    await rest();
    expect(asked).toEqual([]);
    live.show(page([layer("headline", { box: { x: 0, y: 0, width: 300, height: 80 } }), layer("button")]));
    live.release();
    await rest();
    expect(asked).toEqual(["whole at 1"]);
  });

  test("a failure keeps the last picture in sight, and the next change tries again", async () => {
    const { live, preview } = await atRest();
    const before = live.get().layers.get("headline");
    vi.spyOn(preview, "layer").mockRejectedValueOnce(new Error("out of flour"));
    live.show(typed("oops"));
    await vi.advanceTimersByTimeAsync(50);
    expect(live.get().hasFailed).toBe(true);
    expect(live.get().layers.get("headline")).toBe(before);
    live.retry();
    await rest();
    expect(live.get().hasFailed).toBe(false);
    expect(live.get().whole).not.toBeNull();
  });

  test("no bitmap is left behind", async () => {
    const { live, open } = await atRest();
    for (const text of ["a", "ab", "abc"]) {
      live.show(typed(text));
      await rest();
    }
    expect(open.size).toBe(4);
    live.show(page([layer("button")]));
    await rest();
    expect(open.size).toBe(3);
    live.stop();
    expect(open.size).toBe(0);
  });
});
