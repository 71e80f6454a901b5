import fc from "fast-check";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";
import { type Composed, composeUnedited, type Photos, withEdits } from "../composition/compose-scene.ts";
import type { Layer } from "../layers/layer.ts";
import { paintGround, paintLayer } from "../layers/paint-layer.ts";
import { lintScene } from "../lint/lint-scene.ts";
import type { Painter } from "../painter/painter.ts";
import { canvasOf, paintComposition, paintTree } from "../render/render-scene.ts";
import { BADGE_SHAPES, BUTTON_SHAPES, SHAPE_NAMES } from "../scene/added-layer.ts";
import { bottom, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { paletteRoleSchema } from "../scene/palette.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { TYPEFACES, type TypefaceId } from "../scene/typefaces.ts";

const words = fc.constantFrom(
  "Fresh",
  "Fresh bread every single morning, and twice on Sundays.",
  "",
  " \n ",
  "me:\n\nalso me:\nat 3 am",
  "**Half** of it is **marked",
  "7".repeat(200),
  "Donaudampfschifffahrtsgesellschaftskapitän",
  `Z${"\u0301\u0306\u030a\u0307".repeat(40)}algo`,
  "خبز طازج كل صباح",
  "مَرْحَبًا بِكُمْ فِي الْمَكْتَبِ",
  "お客様が「小さな変更です」と言うとき",
  "เมื่อลูกค้าบอกว่าแค่แก้นิดเดียว",
  "🍞".repeat(60),
  "Me 😂 you 🫠 the deadline 👩🏽‍🚀",
  "\u200b\u202e",
  "ÉÊ, gypsy jäger Çöç ģ",
);
const colors = fc.constantFrom("#000000", "#ffffff", "#d0362b");
const oneOf = <One>(...values: One[]) => fc.constantFrom(...values);
const place = fc.oneof(oneOf(-8_000, 0, 8_000), fc.integer({ min: -300, max: 1_300 }));
const extent = fc.oneof(oneOf(-8_000, 0, 1, 8_000), fc.integer({ min: 2, max: 900 }));
const typefaces = fc.constantFrom(...(Object.keys(TYPEFACES) as TypefaceId[]));
const framing = fc.record({ x: oneOf(0, 0.3, 1), y: oneOf(0, 0.5, 1), zoom: oneOf(1, 5) });

const face = {
  typeface: typefaces,
  weight: oneOf(100, 400, 1_000),
  size: fc.oneof(oneOf(0.01, 1, 2_000), fc.integer({ min: 12, max: 300 })),
  tracking: oneOf(-2, -0.02, 0, 0.5, 2),
  leading: oneOf(0.01, 0.9, 1.2, 5),
  color: colors,
  align: oneOf("left", "center", "right"),
  width: oneOf(25, 100, 151),
  italic: fc.boolean(),
  uppercase: fc.boolean(),
};
const required = ["typeface", "weight", "size", "tracking", "leading", "color", "align"] as const;
const turn = oneOf(0, 0, 17, -90, 360);

const change = {
  text: words.map((text) => text.slice(0, 200)),
  box: fc.record({ x: place, y: place, width: extent, height: extent }),
  style: fc.record({ ...face, outline: oneOf(null, "#00ff00"), rotate: turn }, { requiredKeys: [] }),
  fill: colors,
  roles: fc.record(
    { color: oneOf(...paletteRoleSchema.options), fill: oneOf(...paletteRoleSchema.options) },
    { requiredKeys: [] },
  ),
  framing,
  opacity: oneOf(0, 0.5, 1),
  hidden: fc.boolean(),
};

const share = fc.oneof(oneOf(-1, 2), fc.double({ min: 0, max: 1, noNaN: true }));
const length = fc.oneof(oneOf(1, 4_000), fc.integer({ min: 2, max: 600 }));
const base = {
  at: fc.record({ x: share, y: share }),
  size: fc.record({ width: length, height: length }),
  angle: turn,
};
const styled = { ...base, text: words, style: fc.record(face, { requiredKeys: [...required] }) };
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const unnamed = fc.oneof(
  fc.record(
    { kind: kind("text"), ...styled, ground: colors },
    { requiredKeys: ["kind", "text", "style", "at", "size"] },
  ),
  fc.record({ kind: kind("button"), ...styled, fill: colors, shape: oneOf(...BUTTON_SHAPES), arrow: fc.boolean() }),
  fc.record({ kind: kind("badge"), ...styled, small: words, fill: colors, shape: oneOf(...BADGE_SHAPES) }),
  fc.record({ kind: kind("logo"), ...base, color: colors }),
  fc.record({ kind: kind("picture"), ...base, photo: oneOf("loaf", "gone"), framing, corner: oneOf(0, 0.5) }),
  fc.record(
    {
      kind: kind("shape"),
      ...base,
      shape: oneOf(...SHAPE_NAMES),
      fill: colors,
      opacity: oneOf(0, 1),
      stroke: oneOf(1, 200),
    },
    { requiredKeys: ["kind", "at", "size", "shape", "fill"] },
  ),
);
const added = fc.array(unnamed, { maxLength: 4 }).map((all) => all.map((one, at) => ({ ...one, id: `added-${at}` })));

type Ids = readonly string[];
const changed = (ids: Ids, format: Format) => {
  const layer = fc.constantFrom(...ids, "added-0", "added-1", "nobody");
  const edits = fc.array(
    fc.record({ format: fc.constant(format), layer, ...change }, { requiredKeys: ["format", "layer"] }),
    { maxLength: 6 },
  );
  return fc.record({ edits, added, order: fc.option(fc.array(layer, { maxLength: 12 }), { nil: undefined }) });
};

/** How far letters may reach beyond their box, in ems: paint-parts.ts leaves them as much room. */
const TAIL = 0.4;
const SCALE = 0.25;
const SEEN = 60;

/** Fails with the first of so many random changes of a scene that breaks what editors rely on. */
export async function checkRandomEdits(painter: Painter, scene: Scene, photos: Photos, numRuns: number, seed: number) {
  const laidOut = new Map<Format, Ids>();
  for (const format of FORMAT_IDS) {
    const { composition } = await composeUnedited(painter, scene, format, photos);
    laidOut.set(
      format,
      composition.layers.map(({ id }) => id),
    );
  }
  const formats = fc.constantFrom(...FORMAT_IDS);
  const changes = formats.chain((format) =>
    changed(laidOut.get(format) ?? [], format).map((by) => ({ format, scene: sceneSchema.parse({ ...scene, ...by }) })),
  );
  await fc.assert(
    fc.asyncProperty(changes, (one) => holds(painter, one.scene, one.format, photos)),
    { numRuns, seed },
  );
}

async function holds(painter: Painter, scene: Scene, format: Format, photos: Photos) {
  if (JSON.stringify(sceneSchema.parse(scene)) !== JSON.stringify(scene)) throw new Error("is parsed to another scene");
  const unedited = await composeUnedited(painter, scene, format, photos);
  const composed = await withEdits(unedited, scene);
  const { layers, hidden = [] } = composed.composition;
  checkFinite(layers, "");
  const idsOf = (all: readonly Layer[]) => all.map(({ id }) => id).sort();
  const all = [...layers, ...hidden.map(({ layer }) => layer)];
  if (idsOf(all).join() !== idsOf(unedited.composition.layers).join()) throw new Error("has lost or doubled a layer");
  await paintComposition(painter, composed.frame, composed.composition, SCALE);
  const leaving: string[] = [];
  for (const layer of layers) if (await leavesBox(painter, composed, layer)) leaving.push(layer.id);
  if (leaving.length === 0) return;
  const named = new Set((await lintScene(painter, scene, format, photos)).map(({ layer }) => layer));
  for (const id of leaving) if (!named.has(id)) throw new Error(`${id} has ink outside of its box, and nobody says so`);
}

function checkFinite(value: unknown, path: string) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${path} is ${value}`);
  if (typeof value !== "object" || value === null) return;
  for (const [key, one] of Object.entries(value)) checkFinite(one, `${path}.${key}`);
}

/** Whether words are seen beside their box, although it lies inside of the page. */
async function leavesBox(painter: Painter, { frame, composition }: Composed, layer: Layer): Promise<boolean> {
  if (layer.kind !== "text" && layer.kind !== "button" && layer.kind !== "badge") return false;
  const { box: area, style } = layer;
  const isInside = area.x >= 0 && area.y >= 0 && right(area) <= frame.width && bottom(area) <= frame.height;
  if (style.rotate || !isInside) return false;
  const ground = paintGround(layer, composition);
  const [whole, empty] = [
    await paintTree(painter, frame, canvasOf(frame, [paintLayer(layer, composition)]), SCALE),
    await paintTree(painter, frame, canvasOf(frame, ground ? [ground] : []), SCALE),
  ];
  const tail = style.size * TAIL + 2 / SCALE;
  const { width, height } = sizeOf(frame);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (![0, 1, 2, 3].some((channel) => Math.abs((whole[at + channel] ?? 0) - (empty[at + channel] ?? 0)) > SEEN))
        continue;
      const [px, py] = [(x + 0.5) / SCALE, (y + 0.5) / SCALE];
      if (px < area.x - tail || px > right(area) + tail || py < area.y - tail || py > bottom(area) + tail) return true;
    }
  return false;
}

const sizeOf = ({ width, height }: Frame) => ({ width: Math.round(width * SCALE), height: Math.round(height * SCALE) });
