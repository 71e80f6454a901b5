import { expect, test } from "vitest";
import { blockFace } from "../giant-type/faces.ts";
import { giantLayer } from "../giant-type/giant-layer.ts";
import type { Layer } from "../layers/layer.ts";
import { createPainter } from "../node/create-painter.ts";
import { box } from "../scene/box.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { letterBoxes } from "./letter-boxes.ts";

const painter = createPainter();

/** A word of 200 pixels, and a note that begins in the lower part of its line box. */
async function overlapsOf(word: string, noteTop: number) {
  const line = { text: word, box: box(0, 0, 400, 200), size: 200 };
  const giant = giantLayer("giant-1", word, blockFace()("latin"), [line], { color: "#000000" });
  const note = { ...giant, kind: "text", id: "note", text: "Note", lines: ["Note"], box: box(0, noteTop, 200, 40) };
  const layers = [giant, note as Layer];
  return findOverlaps(layers, [], await letterBoxes(painter, layers));
}

test("small print may stand under a short dash, but not on a letter", async () => {
  expect(await overlapsOf("–", 150)).toEqual([]);
  expect(await overlapsOf("H", 130)).toMatchObject([{ kind: "overlap" }]);
});
