import fc from "fast-check";
import type { Format } from "../../shared/formats.ts";
import { BADGE_SHAPES, BUTTON_SHAPES, SHAPE_NAMES } from "../scene/added-layer.ts";
import { paletteRoleSchema } from "../scene/palette.ts";
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

export type Ids = readonly string[];
/** What a hand may do to a scene with these layers in a format. */
export const randomChanges = (ids: Ids, format: Format) => {
  const layer = fc.constantFrom(...ids, "added-0", "added-1", "nobody");
  const edits = fc.array(
    fc.record({ format: fc.constant(format), layer, ...change }, { requiredKeys: ["format", "layer"] }),
    { maxLength: 6 },
  );
  return fc.record({ edits, added, order: fc.option(fc.array(layer, { maxLength: 12 }), { nil: undefined }) });
};
