import { headlineFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import type { Inks } from "../../giant-type/inks.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../giant-type/small-block.ts";
import { shortSide, smallSize, smallWords } from "../../giant-type/small-print.ts";
import { smallRows } from "../../giant-type/small-rows.ts";
import type { GiantLine, Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { photoFrame } from "./pieces/photo-frame.ts";
import { DIP, LEADING } from "./pieces/word-column.ts";

export const captionBarLimits: Limits = {
  headline: { least: 4, most: 90 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 44 },
  photo: true,
};

/** The bar with the headline, the strip with the facts and the call, and what they leave for the photograph. */
type Plan = { bar: Box; strip: Box; picture: Box; lines: GiantLine[]; small: Layer[] };

/** The photograph, and against it a bar of solid colour with the headline; facts and call have a strip of their own. */
export const captionBar: Layout = async (stage) => {
  const { frame, slots, photo, painter } = stage;
  const look = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, look && !look.isTransparent ? [look.meanIn(WHOLE)] : []);
  const face = headlineFace(800, 78)(scriptOf(slots.headline));
  const ruler = await ruleText(painter, slots.headline, face);
  const { bar, strip, picture, lines, small } = await (frame.wide ? beside : stacked)(stage, ruler, inks);
  const { paint, heads } = await photoFrame(stage, picture, inks);
  return {
    layers: [giantLayer("headline", slots.headline, face, lines, { color: inks.ink }), ...small],
    paint: [...paint, fill(bar, inks.ground), ...(small.length > 0 ? [fill(strip, inks.accent)] : [])],
    keepClear: heads,
  };
};

/** Over the whole width: at the foot, and in a story at the head, where it can be read. */
async function stacked(stage: Stage, ruler: Ruler, inks: Inks): Promise<Plan> {
  const { width: W, height: H, safe, story } = stage.frame;
  const s = shortSide(stage.frame);
  const fromRight = ruler.script === "arabic";
  const size = smallSize(stage.frame) * 1.08;
  const air = 0.05 * s;
  const rows = fitRows(ruler, {
    width: safe.width,
    height: story ? 0.25 * H : 0.3 * H,
    leading: LEADING[ruler.script],
    maxSize: 0.165 * s,
    maxRows: story ? 5 : 4,
  });
  const tall = rows.height + DIP[ruler.script] * rows.size * 0.7;
  const look = { color: inks.onAccent, size, weight: 680 };
  const at = { x: fromRight ? right(safe) : safe.x, align: fromRight ? ("right" as const) : ("left" as const) };
  const lines = (top: number) => linesFrom(ruler, rows, { ...at, top });
  if (story) {
    const end = safe.y + tall + air;
    const small = await smallRows(stage, box(safe.x, end + size * 0.7, safe.width, H), look, "top");
    const stripEnd = small.layers.length > 0 ? bottom(small.box) + size * 0.7 : end;
    return {
      bar: box(0, 0, W, end),
      strip: box(0, end, W, stripEnd - end),
      picture: box(0, stripEnd, W, H - stripEnd),
      lines: lines(safe.y),
      small: small.layers,
    };
  }
  const small = await smallRows(stage, safe, look);
  const foot = small.layers.length > 0 ? small.box.y - size * 0.7 : H;
  const top = Math.min(foot, bottom(safe) + air) - air - tall;
  const barTop = top - air;
  return {
    bar: box(0, barTop, W, foot - barTop),
    strip: box(0, foot, W, H - foot),
    picture: box(0, 0, W, barTop),
    lines: lines(top),
    small: small.layers,
  };
}

/** Over the whole height of a wide frame, on the side where a line begins; wider for more words. */
async function beside(stage: Stage, ruler: Ruler, inks: Inks): Promise<Plan> {
  const { width: W, height: H, safe } = stage.frame;
  const s = shortSide(stage.frame);
  const fromRight = ruler.script === "arabic";
  const align = fromRight ? ("right" as const) : ("left" as const);
  const size = smallSize(stage.frame);
  const air = 0.06 * s;
  let best: (Plan & { size: number }) | undefined;
  for (const share of [0.4, 0.46, 0.52]) {
    const wide = W * share;
    const measure = wide - safe.x - air;
    const left = fromRight ? W - wide + air : safe.x;
    const block = await smallBlock(stage, smallWords(stage), measure, { color: inks.onAccent, size, align });
    const foot = block.layers.length > 0 ? bottom(safe) - block.height - size * 0.9 : H;
    const rows = fitRows(ruler, {
      width: measure,
      height: Math.min(foot - air, bottom(safe)) - safe.y - DIP[ruler.script] * 0.12 * s,
      leading: LEADING[ruler.script],
      maxSize: 0.24 * s,
      maxRows: 6,
    });
    const dip = DIP[ruler.script] * rows.size;
    if (best && rows.size < best.size * 1.08) continue;
    const barX = fromRight ? W - wide : 0;
    best = {
      bar: box(barX, 0, wide, foot),
      strip: box(barX, foot, wide, H - foot),
      picture: box(fromRight ? 0 : wide, 0, W - wide, H),
      lines: linesFrom(ruler, rows, {
        x: fromRight ? left + measure : left,
        top: Math.min(foot - air, bottom(safe)) - dip - rows.height,
        align,
      }),
      small: blockAt(block, { x: left, y: bottom(safe) - block.height }),
      size: rows.size,
    };
    if (rows.size >= 0.13 * s) break;
  }
  if (!best) throw new Error("A bar has a width.");
  return best;
}
