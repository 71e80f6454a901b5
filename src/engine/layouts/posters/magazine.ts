import { contrast, GIANT_READABLE } from "../../color/contrast.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { serifFace, softFace } from "../../giant-type/faces.ts";
import { fitRows, type Rows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallWords } from "../../giant-type/small-print.ts";
import type { Point } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { photoFrame } from "./pieces/photo-frame.ts";
import { DIP, wordColumn } from "./pieces/word-column.ts";

export const magazineLimits: Limits = {
  headline: { least: 6, most: 64 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 36 },
  photo: true,
};

/** How much of the masthead's letters the photograph covers; less where it covers all of them. */
const TUCKED = 0.1;
const ALL_TUCKED = 0.05;

/** A cover: the name as the masthead, the photograph over its feet, and the cover lines in the margin beside it. */
export const magazine: Layout = async (stage) => {
  const { frame, slots, photo, painter } = stage;
  const { width: W, height: H, safe, wide, story } = frame;
  const s = shortSide(frame);
  const look = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, look && !look.isTransparent ? [look.meanIn(WHOLE)] : []);
  const { brand, ...small } = smallWords(stage);
  const masthead = brand ?? slots.headline;
  const isNamed = brand !== undefined;
  const mastFace = serifFace()(scriptOf(masthead));
  const face = softFace(640, 96)(scriptOf(slots.headline));
  const [mast, ruler] = await Promise.all([
    ruleText(painter, inCapitals(masthead), mastFace),
    ruleText(painter, slots.headline, face),
  ]);
  const fromRight = scriptOf(slots.headline) === "arabic";
  const margin = safe.x;
  const measure = W - 2 * margin;
  const wish = { color: inks.ink, maxSize: (wide ? 0.15 : 0.125) * s, small: { ...small, brand: undefined } };
  // A story is too narrow for a column, so there the cover lines stand over the masthead.
  const head = story
    ? await wordColumn(stage, ruler, box(safe.x, safe.y, safe.width, 0.21 * H), { ...wish, maxRows: 4 })
    : undefined;
  const top = head ? bottom(head.box) + 0.045 * s : margin * 0.8;
  const rows = mastheadRows(mast, measure, (story ? 0.13 : wide ? 0.26 : 0.22) * H);
  const isTucked = mast.script !== "arabic";
  const foot = top + rows.height;
  const pictureTop = isTucked
    ? foot - (story ? ALL_TUCKED : TUCKED) * mast.capital * rows.size
    : foot + DIP[mast.script] * rows.size;
  const below = foot + DIP[mast.script] * rows.size * (isTucked ? 0.3 : 1) + 0.045 * s;
  const width = W * (wide ? 0.37 : 0.4) - margin;
  const column = story ? 0 : margin + width + 0.035 * s;
  const area = box(fromRight ? 0 : column, pictureTop, W - column, H - pictureTop);
  const room = box(fromRight ? W - margin - width : margin, below, width, bottom(safe) - below);
  const words = head ?? (await wordColumn(stage, ruler, room, { ...wish, anchor: "ends" }));
  const { paint, heads } = await photoFrame(stage, area, inks);
  const isSeen = contrast(inks.accent, inks.ground) >= GIANT_READABLE * 1.1;
  const mastColor = isSeen ? inks.accent : inks.ink;
  const lines = linesFrom(mast, rows, {
    x: fromRight ? right(box(margin, 0, measure, 0)) : margin,
    top,
    align: fromRight ? "right" : "left",
  }).map((line) => (isTucked ? { ...line, shown: above(area, W, H) } : line));
  return {
    layers: [
      giantLayer(isNamed ? "brand" : "headline", masthead, mastFace, lines, { color: mastColor }),
      ...(isNamed ? [giantLayer("headline", slots.headline, face, words.lines, { color: inks.ink })] : []),
      ...words.small,
    ],
    paint: [fill(frame.all, inks.ground), ...paint],
    keepClear: heads.map((head) => under(head, Math.max(...lines.map((line) => bottom(line.box))))),
  };
};

/** One line over the whole measure; a long name takes two rather than get small. */
function mastheadRows(mast: Ruler, width: number, height: number): Rows {
  const one = fitRows(mast, { width, height, maxRows: 1 });
  const two = fitRows(mast, { width, height, maxRows: 2, leading: 0.92 });
  return two.size > one.size * 1.3 ? two : one;
}

/** The whole frame but the photograph. */
const above = (area: Box, W: number, H: number): Point[] => [
  { x: 0, y: 0 },
  { x: W, y: 0 },
  { x: W, y: area.y },
  { x: area.x, y: area.y },
  { x: area.x, y: H },
  { x: 0, y: H },
];

/** What of a head lies below the masthead, which stands behind the photograph. */
function under(head: Box, from: number): Box {
  const top = Math.max(head.y, from);
  return box(head.x, top, head.width, Math.max(0, bottom(head) - top));
}
