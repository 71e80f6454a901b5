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
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { photoFrame } from "./pieces/photo-frame.ts";
import { DIP, smallColumn, wordColumn } from "./pieces/word-column.ts";

export const magazineLimits: Limits = {
  headline: { least: 6, most: 64 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 36 },
  photo: true,
};

/** A cover: the name as the masthead over the photograph, and the cover lines in the margin beside it. */
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
  const gap = 0.045 * s;
  /** Without a name the headline is the masthead, and only the small print is left to say. */
  const coverLines = (room: Box, anchor: "top" | "ends") =>
    isNamed
      ? wordColumn(stage, ruler, room, {
          ...{ color: inks.ink, maxSize: (wide ? 0.15 : 0.125) * s, maxRows: story ? 4 : 7, anchor },
          small: { ...small, brand: undefined },
        })
      : smallColumn(stage, { ...small, brand: undefined }, room, { color: inks.ink, fromRight, anchor });
  // A story is too narrow for a column, so there the cover lines stand over the picture's whole width.
  const over = story && isNamed ? await coverLines(box(safe.x, safe.y, safe.width, 0.21 * H), "top") : undefined;
  const top = over ? bottom(over.box) + gap : story ? safe.y : margin * 0.8;
  const rows = mastheadRows(mast, measure, (story ? 0.13 : wide ? 0.26 : 0.22) * H);
  const foot = top + rows.height + DIP[mast.script] * rows.size;
  const between = story && !isNamed ? await coverLines(box(safe.x, foot, safe.width, 0.2 * H), "top") : undefined;
  const pictureTop = between ? bottom(between.box) + gap : foot;
  const width = W * (wide ? 0.37 : 0.4) - margin;
  const column = story ? 0 : margin + width + 0.035 * s;
  const area = box(fromRight ? 0 : column, pictureTop, W - column, H - pictureTop);
  const room = box(fromRight ? W - margin - width : margin, foot + gap, width, bottom(safe) - foot - gap);
  const words = over ?? between ?? (await coverLines(room, "ends"));
  const { paint, heads } = await photoFrame(stage, area, inks);
  const isSeen = contrast(inks.accent, inks.ground) >= GIANT_READABLE * 1.1;
  const lines = linesFrom(mast, rows, {
    x: fromRight ? right(box(margin, 0, measure, 0)) : margin,
    top,
    align: fromRight ? "right" : "left",
  });
  return {
    layers: [
      giantLayer(isNamed ? "brand" : "headline", masthead, mastFace, lines, {
        color: isSeen ? inks.accent : inks.ink,
      }),
      ...(isNamed ? [giantLayer("headline", slots.headline, face, words.lines, { color: inks.ink })] : []),
      ...words.small,
    ],
    paint: [fill(frame.all, inks.ground), ...paint],
    keepClear: heads,
  };
};

/** One line over the whole measure; a long name takes two rather than get small. */
function mastheadRows(mast: Ruler, width: number, height: number): Rows {
  const one = fitRows(mast, { width, height, maxRows: 1 });
  const two = fitRows(mast, { width, height, maxRows: 2, leading: 0.92 });
  return two.size > one.size * 1.3 ? two : one;
}
