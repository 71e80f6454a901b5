import { distance } from "../../color/distance.ts";
import { mix } from "../../color/mix.ts";
import { readableOn } from "../../color/readable-on.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { type Run, waysToCut } from "../../giant-type/cuts.ts";
import { edgesOf } from "../../giant-type/edges-of.ts";
import { blockFace, type GiantFace } from "../../giant-type/faces.ts";
import { fitWidth } from "../../giant-type/fit-width.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallSize } from "../../giant-type/small-print.ts";
import { smallRows } from "../../giant-type/small-rows.ts";
import type { GiantLine, Point } from "../../layers/layer.ts";
import { giantNode } from "../../layers/paint-giant.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Composition, Layout, Stage } from "../../layout-pieces/stage.ts";
import { photoIn } from "../../photo/crop.ts";
import { groundUnder } from "../../photo/ground-under.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { layOnShade, layUnder, shadeNodes } from "./pieces/tuck-photo.ts";

export const tuckLimits: Limits = {
  headline: { least: 4, most: 34 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 34 },
  photo: true,
};

/** Two giant lines hold the photograph: it lies on the foot of the first and under the head of the second. */
export const tuck: Layout = (stage) => holding(stage, 1);

/** `large` is how large the lines are, as a share of what they should be. */
async function holding(stage: Stage, large: number): Promise<Composition> {
  const { frame, slots, photo } = stage;
  const { width: W, height: H, safe, story, wide } = frame;
  const s = shortSide(frame);
  const script = scriptOf(slots.headline);
  const fromRight = script === "arabic";
  const seen = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, seen && !seen.isTransparent ? [seen.meanIn(WHOLE)] : []);
  const face = blockFace(880, -0.02)(script);
  const ruler = await ruleText(stage.painter, inCapitals(slots.headline), face);

  const size = smallSize(frame) * 1.05;
  const small = await smallRows(stage, safe, { color: inks.ink, size, weight: 640 }, story ? "top" : "bottom");
  const hasSmall = small.layers.length > 0;
  const margin = story ? safe.x : safe.x * 0.75;
  const measure = W - 2 * margin;
  const top0 = story ? bottom(small.box) + (hasSmall ? size * 1.2 : 0) : margin;
  const end0 = story ? bottom(safe) : hasSmall ? small.box.y - size : H - margin;
  const share = fromRight ? 0.27 : isHan(script) ? (wide ? 0.31 : 0.29) : wide ? 0.31 : 0.27;
  const most = (end0 - top0) * share * large;
  const runs = halves(ruler, measure, most);
  const fitted = runs.map((run) => fitWidth(ruler, run, measure, most));
  const over = fitted.at(-1) ?? { size: 0, width: 100, height: 0 };
  const under = fitted.length > 1 ? fitted[0] : undefined;
  // Marks over the first line and hooks under the last stay inside, clear of the small print.
  const [rise, drop] = await Promise.all([
    overhang(stage, ruler, runs[0] ?? [0, 0], "top"),
    overhang(stage, ruler, runs.at(-1) ?? [0, 0], "bottom"),
  ]);
  const top = top0 + rise * (under ?? over).size * (story ? 1 : 0.6);
  const end = end0 - drop * over.size;

  const first = top + (under?.height ?? 0);
  const head = end - over.height;
  // Arabic letters have their dots below, so there both lines lie on the photograph.
  const covered = fromRight ? 0.2 : isHan(script) ? 0.12 : 0.18;
  const pictureTop = under ? first - under.height * covered : top;
  const pictureWidth = W * (wide ? 0.46 : story ? 0.8 : 0.72);
  const left = wide ? W * 0.31 : story ? W - pictureWidth : W * 0.18;
  const x = fromRight ? W - left - pictureWidth : left;
  const card = (to: number, from = pictureTop) => box(x, from, pictureWidth, to - from);
  const flat = readableOn(inks.ground, inks.accent, stage.palette.pop, inks.ink);
  const matte =
    photo && seen?.isTransparent ? await groundUnder(stage.painter, photo, [flat, stage.palette.glow, inks.ink]) : flat;
  const look = seen?.isTransparent && photo ? await lookAt(stage, photo, matte) : seen;
  const gap = 0.03 * s;
  const dear = [inks.ground, inks.accent, stage.palette.pop, stage.palette.paper];
  const wish = {
    look,
    matte,
    between: box(x, first, pictureWidth, head - first),
    // A hardly different colour would look like a misprint.
    inks: [...dear.filter((color) => distance(color, inks.ink) > 0.35), inks.ink],
    held: [
      box(x, head - over.height * 0.06, pictureWidth, over.height * 1.12 + drop * over.size),
      ...(fromRight && under ? [box(x, pictureTop, pictureWidth, first + 0.25 * under.size - pictureTop)] : []),
    ],
  };
  const tucked = [...(story ? [card(H)] : []), card(end - over.height * 0.58)];
  const alone = card(head - gap, fromRight && under ? first + 0.3 * under.size : pictureTop);
  // Where no ink can be read on it, not even on a shade, the photograph only stands on the second line.
  // Thin lines are lost on a photograph.
  const onPhoto = { ...wish, areas: tucked };
  const held =
    over.height > 0.075 * s ? (layUnder(onPhoto) ?? layOnShade({ ...wish, areas: tucked.slice(-1) })) : undefined;
  // In a wide frame, and between lines with dots above and below, little is left between large lines.
  if (!held && (wide || fromRight) && large === 1) return holding(stage, 0.74);
  const laid = held ?? layUnder({ ...wish, areas: [alone], held: [] });
  const area = laid?.area ?? alone;

  const lines = runs.map((run, index) => {
    const line = fitted[index] ?? over;
    const isFirst = index === 0 && under !== undefined;
    const atEnd = (wide && !isFirst) !== fromRight;
    return {
      ...lineOn(ruler, run, {
        x: atEnd ? W - margin : margin,
        baseline: isFirst ? first : end,
        size: line.size,
        width: line.width,
        align: atEnd ? "right" : "left",
      }),
      ...(isFirst && !fromRight ? { shown: above(area, W, H) } : {}),
    };
  });
  const picture =
    photo && laid?.picture ? photoIn(photo, area, laid.picture, { backgroundColor: matte }) : fill(area, matte);
  return {
    layers: [
      giantLayer("headline", slots.headline, face, lines, {
        color: inks.ink,
        fields: [{ points: corners(area), color: laid?.ink ?? inks.ink }],
      }),
      ...small.layers,
    ],
    paint: [
      fill(frame.all, inks.ground),
      ...(story && bottom(area) < H ? echoes(lines, end, H, mix(inks.ground, inks.ink, 0.1), face) : []),
      picture,
      ...(laid ? shadeNodes(laid, wish.held) : []),
    ],
  };
}

/** How far the ink of a line reaches over its capitals, or under its baseline, in ems. */
async function overhang({ painter }: Stage, ruler: Ruler, [from, to]: Run, side: "top" | "bottom") {
  const { axis: _, ...look } = ruler.face;
  const ink = await edgesOf(painter, ruler.textOf(from, to), look);
  return Math.max(0, side === "top" ? ruler.baseline - ruler.capital - ink.top : ink.bottom - ruler.baseline);
}

/** In a story the lines go on below what has to be read. */
function echoes(lines: readonly GiantLine[], from: number, to: number, color: string, face: GiantFace) {
  const found: GiantLine[] = [];
  let y = from;
  for (let turn = 0; y < to && turn < 8; turn++) {
    const line = lines[turn % lines.length];
    if (!line) break;
    y += line.size * 0.86;
    const { shown: _, ...plain } = line;
    found.push({ ...plain, box: { ...line.box, y: y - line.size * 0.84 } });
  }
  return [giantNode(giantLayer("echo", "", face, found, { color }))];
}

/** The cut into two lines that both stand large; a full stop is the best place for it. */
function halves(ruler: Ruler, measure: number, height: number): Run[] {
  let best: Run[] = [[0, ruler.words.length]];
  let most = 0;
  for (const runs of waysToCut(ruler, 2)) {
    const heights = runs.map((run) => fitWidth(ruler, run, measure, height).height);
    const stops = ruler.stopsBefore(runs[1]?.[0] ?? 0) ? 0.3 * height : 0;
    const [one = 0, other = 0] = runs.map(([from, to]) => ruler.widthOf(from, to, ruler.face.axis.least));
    const uneven = Math.abs(one - other) / (one + other);
    const score = Math.min(...heights) + Math.max(...heights) * 0.1 + stops - uneven * height * 0.1;
    if (score <= most) continue;
    most = score;
    best = runs;
  }
  return best;
}

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The whole frame but the photograph. */
const above = (area: Box, width: number, height: number): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: right(area), y: height },
  { x: right(area), y: area.y },
  { x: area.x, y: area.y },
  { x: area.x, y: height },
  { x: 0, y: height },
];
