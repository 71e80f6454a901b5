import { headlineFace } from "../../giant-type/faces.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../giant-type/small-block.ts";
import { shortSide, smallSize, smallWords } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { threeFrames } from "./pieces/three-frames.ts";
import { wordColumn } from "./pieces/word-column.ts";

export const triptychLimits: Limits = {
  headline: { least: 4, most: 80 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  photo: true,
};

/** Three frames: the photograph in the large one, and in two beside it what is worth a nearer look. */
export const triptych: Layout = async (stage) => {
  const { frame, slots, photo, painter } = stage;
  const s = shortSide(frame);
  const look = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, look && !look.isTransparent ? [look.meanIn(WHOLE)] : []);
  const fromRight = scriptOf(slots.headline) === "arabic";
  const face = headlineFace(800, 80)(scriptOf(slots.headline));
  const ruler = await ruleText(painter, slots.headline, face);
  const { frames, room, print } = planOf(frame);
  const mirrored = (area: Box) => (fromRight ? box(frame.width - right(area), area.y, area.width, area.height) : area);
  const beside = print && (await printIn(stage, mirrored(print), inks.ink, fromRight));
  // Small print that is too long for its column stands below the headline, over the whole width.
  const area = print && !beside ? { ...room, width: frame.safe.width } : room;
  const words = await wordColumn(stage, ruler, mirrored(area), {
    color: inks.ink,
    maxSize: (frame.wide ? 0.17 : 0.15) * s,
    anchor: frame.story ? "top" : "ends",
    maxRows: 6,
    ...(beside && { small: { facts: [], brand: undefined, call: undefined } }),
  });
  const small = beside ?? words.small;
  const { paint, heads } = await threeFrames(stage, frames.map(mirrored), inks);
  return {
    layers: [giantLayer("headline", slots.headline, face, words.lines, { color: inks.ink }), ...small],
    paint: [fill(frame.all, inks.ground), ...paint],
    keepClear: heads,
  };
};

/** Where the frames and the words are, from the left. */
function planOf({ width: W, height: H, safe, wide, story }: Frame): { frames: Box[]; room: Box; print?: Box } {
  const s = Math.min(W, H);
  const gap = 0.014 * s;
  const air = 0.045 * s;
  if (story) {
    const top = safe.y + 0.25 * H;
    const middle = top + 0.34 * H;
    const half = (W - gap) / 2;
    return {
      frames: [
        box(0, top, W, middle - top),
        box(0, middle + gap, half, H - middle - gap),
        box(half + gap, middle + gap, half, H - middle - gap),
      ],
      room: box(safe.x, safe.y, safe.width, top - air - safe.y),
    };
  }
  const [left, foot] = wide ? [W * 0.4, H] : [0, H * 0.62];
  const across = left + (W - left) * (wide ? 0.62 : 0.64);
  const half = (foot - gap) / 2;
  const frames = [
    box(left, 0, across - left, foot),
    box(across + gap, 0, W - across - gap, half),
    box(across + gap, half + gap, W - across - gap, half),
  ];
  if (wide) return { frames, room: box(safe.x, safe.y, left - safe.x - air, safe.height) };
  const top = foot + air;
  const print = box(across + gap, top, right(safe) - across - gap, bottom(safe) - top);
  return { frames, room: box(safe.x, top, across - air - safe.x, bottom(safe) - top), print };
}

/** The small print under the small frames, from their edge on, if it fits there. */
async function printIn(stage: Stage, area: Box, color: string, fromRight: boolean): Promise<Layer[] | undefined> {
  const look = { color, size: smallSize(stage.frame), align: fromRight ? ("right" as const) : ("left" as const) };
  const block = await smallBlock(stage, smallWords(stage), area.width, look);
  if (block.width > area.width + 1 || block.height > area.height) return undefined;
  return blockAt(block, { x: area.x, y: area.y });
}
