import { describe, expect, test } from "vitest";
import { composeScene } from "../composition/compose-scene.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { memeScene } from "../memes/caption-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { encodePng } from "../node/encode.ts";
import { paintLayerAlone } from "../render/paint-parts.ts";
import { renderScene } from "../render/render-scene.ts";
import { type CaptionInput, templateKey } from "../scene/meme-captions.ts";
import { PALETTES } from "../scene/palettes.ts";
import { sceneSchema } from "../scene/scene.ts";

const painter = createPainter();
const SIDE = 1080;
const blank = await encodePng({ width: SIDE, height: SIDE, rgba: new Uint8Array(SIDE * SIDE * 4).fill(190) });
const photos = new Map([[templateKey("plain"), blank]]);

const LOREM =
  "When the client says that it is only a small change and then sends nineteen screenshots of a phone with a cracked screen, all of them upside down, ";
const BOX = { id: "caption", x: 0.1, y: 0.3, w: 0.5, h: 0.24 };

const captioned = (caption: Partial<CaptionInput>) =>
  memeScene({ template: "plain", captions: [{ ...BOX, text: "", ...caption }] });

async function layerOf(caption: Partial<CaptionInput>) {
  const { composition } = await composeScene(painter, captioned(caption), "1:1", photos);
  const [layer] = composition.layers;
  if (layer?.kind !== "text") throw new Error("nothing was set");
  return layer;
}

/** Every pixel that a caption colours, turned back with its box: how far the ink leaves the box, in pixels. */
async function inkBeyondBox(caption: Partial<CaptionInput>) {
  const { frame, composition } = await composeScene(painter, captioned(caption), "1:1", photos);
  const [layer] = composition.layers;
  if (!layer) throw new Error("nothing was set");
  const part = await paintLayerAlone(painter, frame, composition, layer, 1);
  if (!part) throw new Error("nothing was painted");
  const { x, y, width, height } = layer.box;
  const angle = (-(caption.angle ?? 0) * Math.PI) / 180;
  let beyond = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < part.height; row++)
    for (let column = 0; column < part.width; column++) {
      if ((part.rgba[(row * part.width + column) * 4 + 3] ?? 0) < 40) continue;
      const [dx, dy] = [part.box.x + column + 0.5 - x - width / 2, part.box.y + row + 0.5 - y - height / 2];
      const [across, down] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
      beyond = Math.max(beyond, Math.abs(across) - width / 2, Math.abs(down) - height / 2);
    }
  return beyond;
}

const TEXTS: [string, string][] = [
  ["a short line", "Nobody:"],
  ["letters with tails and marks", "Ååg, ÉÊ, gypsy jäger Çöç ģ"],
  ["Arabic", "عندما يقول العميل إنه تغيير صغير فقط"],
  ["Arabic with vowel marks", "مَرْحَبًا بِكُمْ فِي الْمَكْتَبِ"],
  ["Hebrew", "כשהלקוח אומר שזה רק שינוי קטן"],
  ["Japanese", "お客様が「小さな変更です」と言うとき"],
  ["Chinese", "当客户说只是一个小改动的时候"],
  ["Thai", "เมื่อลูกค้าบอกว่าแค่แก้นิดเดียว"],
  ["Russian", "Когда клиент говорит, что это мелочь"],
  ["emoji", "Me 😂 you 🫠 the deadline 🔥🔥🔥"],
  ["nothing but emoji", "🍞".repeat(100)],
  ["500 characters", LOREM.repeat(4).slice(0, 500)],
  ["500 characters without a space", "bananabread".repeat(46).slice(0, 500)],
  ["500 Japanese characters", "お客様が小さな変更ですと言うとき、".repeat(30).slice(0, 500)],
  ["one very long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ["line breaks", "me:\n\nalso me:\nat 3 am"],
  ["twenty lines", Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n")],
  ["letters with towers of marks", `Z${"\u0301\u0306\u030a\u0307".repeat(20)}algo`],
];

describe.each(["panel", "label", "subtitle", "chalk"] as const)("as a %s", (style) => {
  test.each(TEXTS)("%s: no ink outside of the box, level or turned", async (_, text) => {
    expect(await inkBeyondBox({ text, style })).toBeLessThanOrEqual(1);
    expect(await inkBeyondBox({ text, style, angle: -17 })).toBeLessThanOrEqual(1);
  });
});

test("a short caption is large, a long one smaller, and only what has no room at a readable size is cut", async () => {
  const [short, long, endless] = [
    await layerOf({ text: "Nobody:" }),
    await layerOf({ text: LOREM }),
    await layerOf({ text: LOREM.repeat(4).slice(0, 500) }),
  ];
  expect(short.style.size).toBeGreaterThan(long.style.size);
  expect(long.isCut).toBeUndefined();
  expect(endless.isCut).toBe(true);
  expect(endless.style.size).toBeGreaterThanOrEqual(24);
  expect(endless.lines.at(-1)).toMatch(/…$/);
  expect(endless.text).toHaveLength(500);
});

test("words that were left out are a finding", async () => {
  const findings = await lintScene(painter, captioned({ text: LOREM.repeat(4).slice(0, 500) }), "1:1", photos);
  expect(findings.map(({ kind, layer }) => `${layer} ${kind}`)).toContain("caption clipped");
});

test("line breaks stay where they were typed, empty lines too", async () => {
  expect((await layerOf({ text: "me:\n\nalso me:" })).lines).toEqual(["me:", "\u00a0", "also me:"]);
});

test("an empty caption paints nothing", async () => {
  const { composition } = await composeScene(painter, captioned({ text: " \n " }), "1:1", photos);
  expect(composition.layers).toEqual([]);
});

test("a label is white capitals with an outline; every part of it can be changed", async () => {
  expect((await layerOf({ text: "Me", style: "label" })).style).toMatchObject({
    typeface: "condensed",
    color: "#ffffff",
    outline: "#211a15",
    uppercase: true,
  });
  const changed = await layerOf({
    text: "Me",
    style: "label",
    typeface: "marker",
    color: "#e8483f",
    outline: "none",
    uppercase: false,
    size: 0.05,
  });
  expect(changed.style).toMatchObject({ typeface: "marker", color: "#e8483f", uppercase: false, size: 54 });
  expect(changed.style.outline).toBeUndefined();
});

test.each([
  ["start", "left", "Start of the line", 0],
  ["end", "right", "End of the line", 1],
  ["start", "right", "بداية السطر", 1],
] as const)("%s is at the %s for “%s”", async (align, _, text, side) => {
  const { frame, composition } = await composeScene(painter, captioned({ text, align, size: 0.03 }), "1:1", photos);
  const [layer] = composition.layers;
  const part = layer && (await paintLayerAlone(painter, frame, composition, layer, 1));
  if (!layer || !part) throw new Error("nothing was painted");
  const gap = side ? layer.box.x + layer.box.width - part.box.x - part.box.width : part.box.x - layer.box.x;
  expect(gap).toBeLessThan(8);
});

test.each(["4:5", "9:16", "1.91:1", "16:9", "4:3"] as const)(
  "in %s the picture is whole, and what is left has its colour",
  async (format) => {
    const picture = await renderScene(painter, captioned({ text: "Whole" }), format, photos);
    expect([...picture.rgba.subarray(0, 3)]).toEqual([190, 190, 190]);
    const [layer] = picture.layers;
    expect(layer && layer.box.x >= 0 && layer.box.x + layer.box.width <= picture.width).toBe(true);
  },
);

test("without its template's picture a meme is not painted", async () => {
  await expect(renderScene(painter, captioned({ text: "Hello" }), "1:1")).rejects.toThrow("plain is missing");
});

test("captions that cannot be meant are refused", () => {
  const scene = captioned({ text: "Fine" });
  const refused = (captions: unknown[]) => !sceneSchema.safeParse({ ...scene, meme: { captions } }).success;
  expect(refused([{ ...BOX, text: "x".repeat(501) }])).toBe(true);
  expect(
    refused([
      { ...BOX, text: "one" },
      { ...BOX, text: "two" },
    ]),
  ).toBe(true);
  expect(refused(Array.from({ length: 13 }, (_, index) => ({ ...BOX, id: `c${index}`, text: "x" })))).toBe(true);
  expect(refused([{ ...BOX, text: "x", x: 40 }])).toBe(true);
});

test("the user's own picture takes captions at its top and bottom", async () => {
  const scene = sceneSchema.parse({
    ...captioned({ text: "" }),
    palette: PALETTES.banana,
    meme: undefined,
    photo: "mine",
    slots: { headline: "Top", subline: "Bottom" },
  });
  const { layers } = await renderScene(painter, scene, "1:1", new Map([["mine", blank]]));
  expect(layers.map(({ id, text }) => `${id} ${text}`)).toEqual(["headline Top", "punchline Bottom"]);
});
