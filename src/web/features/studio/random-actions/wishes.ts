import fc from "fast-check";
import { LAYOUT_IDS } from "../../../../engine/scene/layout-id.ts";
import { PALETTES } from "../../../../engine/scene/palettes.ts";
import { TYPEFACES } from "../../../../engine/scene/typefaces.ts";
import { FORMAT_IDS } from "../../../../shared/formats.ts";

const oneOf = <const All extends readonly unknown[]>(...values: All): fc.Arbitrary<All[number]> =>
  fc.constantFrom(...values);
/** Of whatever layers there are then. */
const layer = fc.nat(40);
const words = oneOf(
  "Fresh",
  "Fresh bread every single morning, and twice on Sundays.",
  "",
  " \n ",
  "Still typing ",
  "7".repeat(300),
  "خبز طازج كل صباح",
  "Me 😂 you 🫠 the deadline 👩🏽‍🚀",
  "\u200b\u202e",
);
const number = fc.oneof(oneOf(-9_000, 0, 0.5, 1, 9_000), fc.integer({ min: -200, max: 1_400 }));
const side = fc.oneof(oneOf(1, 9_000), fc.integer({ min: 24, max: 900 }));
const color = oneOf("#000000", "#FFFFFF", "#d0362b", "palette");

const style = fc.oneof(
  fc.record({ face: oneOf(...Object.keys(TYPEFACES)) }),
  fc.record({ size: oneOf("auto", 1, 40, 400) }),
  fc.record({ color }),
  fc.record({ ground: color }),
  fc.record({ outline: oneOf(null, "#00ff00") }),
  fc.record({ align: oneOf("left", "center", "right") }),
  fc.record({ isBold: fc.boolean(), isUppercase: fc.boolean() }),
  fc.record({ tracking: oneOf(-0.2, 0, 1), leading: oneOf(0.6, 1.2, 3) }),
  fc.record({ opacity: oneOf(0.05, 0.5, 1) }),
);

const kinds = ["text", "button", "badge", "logo", "rectangle", "line", "star", "bubble"] as const;
const mends = ["move in", "make larger", "recolour", "let the layout decide", "make room"] as const;
const framing = fc.record({ x: oneOf(0, 0.3, 1), y: oneOf(0, 0.5, 1), zoom: oneOf(1, 5) });
const plain = <What extends string>(...whats: What[]) => fc.record({ what: oneOf(...whats) });
const is = <What extends string>(what: What) => ({ what: fc.constant(what) });

/** What somebody might want next, whatever the studio shows by then. */
export const wishes = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...is("select"), layers: fc.array(layer, { maxLength: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ ...is("write"), layer, words }) },
  { weight: 4, arbitrary: fc.record({ ...is("style"), style }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...is("place"),
      layer,
      box: fc.record({ x: number, y: number, width: side, height: side }),
      angle: oneOf(0, 0, 17, -90, 540),
    }),
  },
  { weight: 4, arbitrary: plain("lay out", "undo", "undo", "redo", "duplicate", "remove") },
  { weight: 2, arbitrary: plain("select all", "settle", "wait", "reset", "frame") },
  fc.record({ ...is("toggle"), layer }),
  fc.record({ ...is("nudge"), by: fc.record({ x: oneOf(-10, 1), y: oneOf(-1, 10) }) }),
  fc.record({ ...is("turn"), by: oneOf(1, -45, 180) }),
  fc.record({ ...is("align"), edge: oneOf("left", "center", "right", "top", "middle", "bottom") }),
  fc.record({ ...is("hide"), layer, isOn: fc.boolean() }),
  fc.record({ ...is("lock"), layer, isOn: oneOf(true, false, false) }),
  fc.record({ ...is("reorder"), by: oneOf(1, -1, "top", "bottom") }),
  { weight: 2, arbitrary: fc.record({ ...is("put on"), kind: oneOf(...kinds, "picture") }) },
  { weight: 2, arbitrary: fc.record({ ...is("turn to"), format: oneOf(...FORMAT_IDS) }) },
  fc.record({ ...is("go to"), step: fc.nat(120) }),
  fc.record({ ...is("same words"), isOn: fc.boolean() }),
  fc.record({ ...is("palette"), palette: oneOf(...Object.values(PALETTES)) }),
  fc.record({ ...is("layout"), index: fc.nat(LAYOUT_IDS.length) }),
  fc.record({ ...is("crop"), layer, framing }),
  fc.record({ ...is("mend"), layer, mend: oneOf(...mends) }),
);
export type Wish = typeof wishes extends fc.Arbitrary<infer One> ? One : never;
