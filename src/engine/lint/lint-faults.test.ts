import { describe, expect, test } from "vitest";
import type { Layer, TextLayer } from "../layers/layer.ts";
import { createPainter } from "../node/create-painter.ts";
import { box } from "../scene/box.ts";
import { frameOf } from "../scene/frame.ts";
import { findClipped } from "./find-clipped.ts";
import { findEmptyHalf } from "./find-empty-half.ts";
import { findLost } from "./find-lost.ts";
import { findLowContrast } from "./find-low-contrast.ts";
import { findMisplaced } from "./find-misplaced.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findSmallText } from "./find-small-text.ts";

const frame = frameOf("1:1");

function text(id: string, x: number, y: number, width: number, height: number, size = 60): TextLayer {
  return {
    kind: "text",
    id,
    text: "Bread",
    lines: ["Bread"],
    box: box(x, y, width, height),
    style: { typeface: "sans", weight: 700, size, tracking: 0, leading: 1.2, color: "#333333", align: "left" },
  };
}

const badge: Layer = { ...text("badge", 400, 400, 200, 200), kind: "badge", shape: "circle", fill: "#ffffff" };

/** A picture of the frame's size in one colour, with stripes where `drawn` says something is. */
function picture(ground: number, drawn: (x: number, y: number) => boolean = () => false) {
  const rgba = Buffer.alloc(frame.width * frame.height * 4, 255);
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++)
      rgba.fill(drawn(x, y) && x % 20 < 10 ? 0 : ground, (y * frame.width + x) * 4, (y * frame.width + x) * 4 + 3);
  return { width: frame.width, height: frame.height, scale: 1, rgba };
}

describe("overlaps", () => {
  test("a button on the headline is found, two neighbours are not", () => {
    expect(findOverlaps([text("headline", 100, 100, 400, 200), text("button", 120, 150, 300, 90)], [])).toMatchObject([
      { kind: "overlap", layer: "headline" },
    ]);
    expect(findOverlaps([text("headline", 100, 100, 400, 200), text("button", 100, 320, 300, 90)], [])).toEqual([]);
  });

  test("words on the product are found, a badge may touch its edge", () => {
    const product = box(300, 300, 500, 500);
    expect(findOverlaps([text("headline", 100, 320, 400, 200)], [product])).toMatchObject([{ kind: "covered" }]);
    expect(findOverlaps([{ ...badge, box: box(200, 300, 160, 160) }], [product])).toEqual([]);
  });
});

test("a logo under the buttons of a story is found", () => {
  const story = frameOf("9:16");
  expect(findMisplaced([text("logo", 100, 1700, 200, 60)], story)).toMatchObject([
    { kind: "outside-safe-zone", layer: "logo" },
  ]);
  expect(findMisplaced([text("logo", 100, 1000, 200, 60)], story)).toEqual([]);
});

test("text below 24 px is found, also on the second line of a badge", () => {
  expect(findSmallText([text("note", 100, 100, 200, 40, 20)], frame)).toMatchObject([{ kind: "too-small" }]);
  expect(findSmallText([{ ...badge, small: "first order" } as Layer], frame)).toEqual([]);
  expect(
    findSmallText([{ ...badge, small: "first order", style: { ...badge.style, size: 40 } } as Layer], frame),
  ).toMatchObject([{ kind: "too-small" }]);
  expect(findSmallText([text("note", 100, 100, 200, 40, 24)], frame)).toEqual([]);
});

test("a word wider than its box, or over the edge of the canvas, is found", async () => {
  const painter = createPainter();
  expect(await findClipped(painter, [text("headline", 100, 100, 60, 80, 120)], frame)).toMatchObject([
    { kind: "clipped" },
  ]);
  expect(await findClipped(painter, [text("headline", 1000, 100, 400, 80)], frame)).toMatchObject([
    { kind: "clipped" },
  ]);
  expect(await findClipped(painter, [text("headline", 100, 100, 400, 80)], frame)).toEqual([]);
});

describe("contrast", () => {
  test("grey on grey is found, grey on white is not", () => {
    expect(findLowContrast([text("note", 100, 100, 300, 80)], picture(90))).toMatchObject([{ kind: "low-contrast" }]);
    expect(findLowContrast([text("note", 100, 100, 300, 80)], picture(255))).toEqual([]);
  });

  test("a text that is only half on a dark thing is found", () => {
    const half = picture(255, () => false);
    for (let y = 0; y < 300; y++) half.rgba.fill(40, (y * frame.width + 250) * 4, (y * frame.width + 500) * 4);
    expect(findLowContrast([text("note", 100, 100, 300, 80)], half)).toMatchObject([{ kind: "low-contrast" }]);
  });

  test("marked words count too", () => {
    const layer = text("headline", 100, 100, 300, 80);
    const marked: Layer = { ...layer, text: "**Bread**", style: { ...layer.style, strong: { color: "#ffee00" } } };
    expect(findLowContrast([marked], picture(255))).toMatchObject([{ kind: "low-contrast" }]);
  });
});

test("an empty lower half is found, a picture with something everywhere is not", () => {
  expect(findEmptyHalf(picture(240, (_, y) => y < 500))).toMatchObject([
    { kind: "empty-half", message: "the lower half is empty" },
  ]);
  expect(findEmptyHalf(picture(240, () => true))).toEqual([]);
});

test("the logo of a brand says its name; a name that somebody typed has to be read", () => {
  const logo = { ...text("brand", 0, 0, 10, 10), kind: "logo", picture: "logo" } as unknown as Layer;
  const lost = (by: "kit" | "user", layers: Layer[]) => {
    const brief = { facts: [{ role: "name" as const, value: "Loafworks", sure: 1, by }] };
    return findLost(
      { layers, paint: [] },
      { said: { text: "", language: "en", exact: ["Loafworks"] }, type: "meta", brief },
    ).length;
  };
  expect([lost("kit", [logo]), lost("kit", []), lost("user", [logo])]).toEqual([0, 1, 1]);
});

test("a logo that found no place is missing, unless somebody took it away", () => {
  const logo = { kind: "logo", id: "logo", text: "", picture: { width: 10 } } as unknown as Layer;
  const found = (layers: Layer[], hidden: Layer[] = []) =>
    findLost(
      { layers, paint: [], logo: new Uint8Array(1), hidden: hidden.map((layer) => ({ layer, above: null })) },
      { type: "meta" },
    ).map(({ layer }) => layer);
  expect([found([]), found([logo]), found([], [logo])]).toEqual([["logo"], [], []]);
});

test("words that were asked for and left out are found, shortened ones are not", () => {
  const long = "A line that goes on for much longer than any picture could ever hold in one piece, and then some";
  const said = { text: "", language: "en" as const, exact: ["Bread!", "Butter", long] };
  const layers = [text("headline", 0, 0, 10, 10), { ...text("subline", 0, 0, 10, 10), text: `${long.slice(0, 80)}…` }];
  expect(findLost({ layers, paint: [] }, { said, type: "meta" })).toEqual([
    { kind: "lost", layer: "picture", message: "“Butter” was asked for and is missing" },
  ]);
});
