import { contrast } from "../../color/contrast.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import { headlineFace } from "../../giant-type/faces.ts";
import type { Rows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { partOf } from "../../giant-type/part-of.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { closerFrames, type Frames } from "./pieces/closer-frames.ts";
import { fitParts, partsOf } from "./pieces/closer-parts.ts";
import { footOf, smallLayers } from "./pieces/foot.ts";

export const closerLimits: Limits = {
  headline: { least: 8, most: 90 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 40 },
  photo: true,
};

/** Where everything stands, from the left; Arabic is mirrored. */
type Plan = { frames: Frames; texts: Box[]; rows: Rows[]; small: Layer[] };

/** One photograph at three distances, each frame nearer to one detail, and the sentence cut at the same places. */
export const closer: Layout = async (stage) => {
  const { frame, slots } = stage;
  const inks = inksOf(stage);
  const face = headlineFace(800, 78)(scriptOf(slots.headline));
  const ruler = await ruleText(stage.painter, slots.headline, face);
  const parts = partsOf(ruler);
  const plan = await (frame.wide ? inColumns : inRows)(stage, ruler, parts, inks.ink);

  const fromRight = ruler.script === "arabic";
  const mirrored = (area: Box) => (fromRight ? box(frame.width - right(area), area.y, area.width, area.height) : area);
  const last = contrast(inks.accent, inks.ground) >= 3.2 ? inks.accent : pushedToRead(inks.accent, inks.ground);
  const lines = parts.flatMap((run, index) => {
    const area = mirrored(plan.texts[textAt(index, parts.length)] ?? frame.safe);
    const rows = plan.rows[index];
    if (!rows) return [];
    const place = fromRight ? ({ x: right(area), align: "right" } as const) : { x: area.x };
    return linesFrom(partOf(ruler, run), rows, { ...place, top: area.y }).map((line) =>
      index === parts.length - 1 ? { ...line, color: last } : line,
    );
  });
  return {
    layers: [giantLayer("headline", slots.headline, face, lines, { color: inks.ink }), ...plan.small],
    paint: [
      fill(frame.all, inks.ground),
      ...(await closerFrames(
        stage,
        plan.frames.map((boxes) => boxes.map(mirrored)),
        inks,
      )),
    ],
  };
};

/** Two words stand at the first and the last frame, one at the last. */
const textAt = (part: number, count: number) => (count === 1 ? 2 : count === 2 ? part * 2 : part);

/** Frames under each other, the words beside them. */
async function inRows(stage: Stage, ruler: Ruler, parts: ReturnType<typeof partsOf>, ink: string): Promise<Plan> {
  const { width: W, height: H, story, safe } = stage.frame;
  const s = shortSide(stage.frame);
  const gap = 0.014 * s;
  const air = (ruler.script === "arabic" ? 0.09 : 0.055) * s;
  let best: Plan | undefined;
  for (const share of [0.54, 0.5, 0.45, 0.4]) {
    const left = W * (1 - share);
    const measure = left - safe.x - 0.035 * W;
    const small = await smallLayers(stage, story ? measure : safe.width, { color: ink });
    const inStory = box(ruler.script === "arabic" ? right(safe) - measure : safe.x, safe.y, measure, safe.height);
    const foot = await footOf(stage, story ? inStory : safe, small);
    const end = story ? foot.box.y - 0.03 * s : foot.layers.length ? foot.box.y - 0.045 * s : H;
    const tops = story
      ? [safe.y, safe.y + (end - safe.y) * 0.32, safe.y + (end - safe.y) * 0.64]
      : [0, end * 0.36, end * 0.68];
    const [one = 0, two = 0, three = 0] = tops;
    const column = (top: number, to: number) => box(left, top, W - left, to - top);
    // Beside a story's safe zone the first frame would take half, and leave the second a strip.
    const cut = story ? three / 2 : two;
    const frames = [
      [column(0, cut - gap)],
      [column(cut, three - gap)],
      story
        ? [column(three, H), box(0, bottom(safe) + gap * 2, left, H - bottom(safe) - gap * 2)]
        : [column(three, end)],
    ];
    const from = [story ? one : safe.y, two, three];
    const texts = from.map((top, index) =>
      box(safe.x, top, measure, ((index < 2 ? from[index + 1] : undefined) ?? end) - top - air),
    );
    const rooms = parts.map((_, index) => texts[textAt(index, parts.length)] ?? safe);
    const rows = fitParts(ruler, parts, rooms, 0.125 * s);
    const plan = { frames, texts, rows, small: foot.layers };
    if (!best || (rows[0]?.size ?? 0) > (best.rows[0]?.size ?? 0) * 1.12) best = plan;
    if ((rows[0]?.size ?? 0) >= 0.075 * s) break;
  }
  return best ?? { frames: [], texts: [], rows: [], small: [] };
}

/** Frames beside each other, the words under them. */
async function inColumns(stage: Stage, ruler: Ruler, parts: ReturnType<typeof partsOf>, ink: string): Promise<Plan> {
  const { width: W, height: H, safe } = stage.frame;
  const s = shortSide(stage.frame);
  const gap = 0.014 * s;
  const wide = (W - 2 * gap) / 3;
  const lefts = [0, 1, 2].map((index) => index * (wide + gap));
  const measures = lefts.map((x, index) => (index === 2 ? right(safe) - x : wide - 0.03 * W - (index ? 0 : safe.x)));
  const xs = lefts.map((x, index) => (index ? x : safe.x));
  const small = await smallLayers(stage, Math.min(...measures), { color: ink });
  const groups = [small.brand, small.facts, small.call].filter((group) => group.length > 0);
  const heights = groups.map((group) => group.reduce((sum, layer) => sum + layer.box.height, 0));
  const footTop = bottom(safe) - Math.max(0, ...heights);
  const end = groups.length ? footTop - 0.05 * s : bottom(safe);
  const fromRight = ruler.script === "arabic";
  const placed = groups.flatMap((group, column) => {
    let y = footTop;
    return group.map((layer) => {
      const x = xs[column] ?? safe.x;
      const at = { ...layer, box: { ...layer.box, x: fromRight ? W - x - layer.box.width : x, y } };
      y += layer.box.height;
      return at;
    });
  });
  const plans = [0.6, 0.55, 0.5, 0.44, 0.38].map((share): Plan => {
    const top = H * share + 0.055 * s;
    const texts = xs.map((x, index) => box(x, top, measures[index] ?? wide, end - top));
    const rooms = parts.map((_, index) => texts[textAt(index, parts.length)] ?? safe);
    return {
      frames: lefts.map((x) => [box(x, 0, wide, H * share)]),
      texts,
      rows: fitParts(ruler, parts, rooms, 0.115 * s),
      small: placed,
    };
  });
  const sizeOf = (plan: Plan) => plan.rows[0]?.size ?? 0;
  const most = Math.max(...plans.map(sizeOf));
  return plans.find((plan) => sizeOf(plan) >= Math.min(0.1 * s, most * 0.95)) ?? (plans[0] as Plan);
}
