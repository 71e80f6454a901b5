import { mix } from "../../color/mix.ts";
import { fill } from "../../compose/light.ts";
import type { Layout } from "../../compose/stage.ts";
import { inCapitals } from "../../giant/capitals.ts";
import { type Run, waysToCut } from "../../giant/cuts.ts";
import { blockFace } from "../../giant/faces.ts";
import { fitWidth } from "../../giant/fit-width.ts";
import { giantLayer, lineOn } from "../../giant/giant-layer.ts";
import { inksOf } from "../../giant/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant/limits.ts";
import { type Ruler, ruleText } from "../../giant/ruler.ts";
import { scriptOf } from "../../giant/script-of.ts";
import { callLine, shortSide, smallRow, smallText, smallWords } from "../../giant/small-print.ts";
import { giantNode } from "../../layers/paint-giant.ts";
import { bottom, box, right } from "../../scene/box.ts";

export const wallLimits: Limits = {
  headline: { most: 60 },
  scripts: ALL_SCRIPTS,
  facts: { most: 1, length: 34 },
};

const MOST_ROWS = 6;
const TRACKING = -0.01;

/** Every line is set to both edges by the width of its letters, like courses of bricks; one seam holds the facts. */
export const wall: Layout = async (stage) => {
  const { frame, slots } = stage;
  const { width: W, height: H, story, safe } = frame;
  const s = shortSide(frame);
  const { ground, ink, accent, onAccent } = inksOf(stage);
  const face = blockFace(860, TRACKING)(scriptOf(slots.headline));
  const ruler = await ruleText(stage.painter, inCapitals(slots.headline), face);

  const mortar = 0.026 * s;
  const margin = story ? safe.x : 0.034 * s;
  const [top, end] = story ? [safe.y, bottom(safe)] : [margin, H - margin];
  const words = smallWords(stage);
  const small = [...words.facts, words.brand, words.call].filter(Boolean).length;
  const seam = small > 0 ? Math.max(0.074 * s, 50 * frame.unit) : 0;
  const measure = W - 2 * margin;
  const rows = rowsOf(ruler, measure, end - top - seam - (small ? mortar : 0), mortar);

  // The seam stands before the last row, or under the only one, and takes what the rows leave over.
  const before = rows.length > 1 ? rows.length - 1 : 1;
  const used = rows.reduce((sum, row) => sum + row.height, 0) + mortar * rows.length;
  const seamHeight = small > 0 ? Math.max(seam, end - top - used) : 0;
  let y = top;
  let seamTop = top;
  const placed = rows.map((row, index) => {
    if (index === before && small > 0) {
      seamTop = y;
      y += seamHeight + mortar;
    }
    const at = y;
    y += row.height + mortar;
    return { ...row, top: at };
  });
  if (before === rows.length) seamTop = y;

  const lineAt = ({ run, height }: Row, lineTop: number) => {
    const fitted = fitWidth(ruler, run, measure, height);
    const left = scriptOf(slots.headline) === "arabic" ? right(safe) : margin;
    const align = scriptOf(slots.headline) === "arabic" ? "right" : "left";
    return lineOn(ruler, run, {
      x: left,
      baseline: lineTop + fitted.height,
      size: fitted.size,
      width: fitted.width,
      align,
    });
  };
  const lines = placed.map((row) => lineAt(row, row.top));
  const echo = story ? echoes(placed, top, end, H, mortar).map(({ row, at }) => lineAt(row, at)) : [];

  const inSeam = box(safe.x, seamTop, safe.width, seamHeight);
  const look = { color: onAccent, weight: 700 };
  const texts = await Promise.all([
    ...words.facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, inSeam, look)),
    ...(words.brand ? [smallText(stage, "brand", words.brand, inSeam, look)] : []),
    ...(words.call ? [callLine(stage, words.call, safe.width, look)] : []),
  ]);
  const row = await smallRow(stage, inSeam, texts);
  const lift = (seamHeight - row.box.height) / 2;
  return {
    layers: [
      giantLayer("headline", slots.headline, face, lines, { color: ink }),
      ...row.layers.map((layer) => ({ ...layer, box: { ...layer.box, y: layer.box.y - lift } })),
    ],
    paint: [
      fill(frame.all, ground),
      ...(echo.length ? [giantNode(giantLayer("echo", "", face, echo, { color: mix(ground, ink, 0.1) }))] : []),
      ...(seamHeight ? [fill(box(0, seamTop, W, seamHeight), accent)] : []),
    ],
  };
};

type Row = { run: Run; height: number };

/** The cut whose rows are most alike in height and fill the room; each row is as high as the axis allows. */
function rowsOf(ruler: Ruler, measure: number, room: number, mortar: number): Row[] {
  let best: Row[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let count = 1; count <= Math.min(ruler.words.length, MOST_ROWS); count++)
    for (const runs of waysToCut(ruler, count)) {
      const free = room - (count - 1) * mortar;
      const heights = heightsOf(ruler, runs, measure, free);
      const sum = heights.reduce((total, height) => total + height, 0);
      const stops = runs.filter(([from]) => ruler.stopsBefore(from)).length;
      const unlike = Math.max(...heights) / Math.min(...heights);
      const cost = Math.abs(free / sum - 1) * 3 + unlike * 0.5 - stops * 0.35;
      if (cost >= least) continue;
      least = cost;
      best = runs.map((run, index) => ({ run, height: heights[index] ?? 0 }));
    }
  return best;
}

/** One common height, held between what each row reaches at its widest and at its narrowest. */
function heightsOf(ruler: Ruler, runs: readonly Run[], measure: number, room: number): number[] {
  const { axis } = ruler.face;
  const at = ([from, to]: Run, setting: number) => (ruler.capital * measure) / ruler.widthOf(from, to, setting);
  const lowest = runs.map((run) => at(run, axis.most));
  const highest = runs.map((run) => at(run, axis.least));
  const heights = (common: number) =>
    lowest.map((low, index) => Math.min(highest[index] ?? low, Math.max(low, common)));
  let [low, high] = [0, room];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (heights(middle).reduce((sum, height) => sum + height, 0) > room) high = middle;
    else low = middle;
  }
  const found = heights(low);
  const sum = found.reduce((total, height) => total + height, 0);
  return sum > room ? found.map((height) => (height * room) / sum) : found;
}

/** In a story the wall goes on above and below what has to be read. */
function echoes(rows: readonly (Row & { top: number })[], top: number, end: number, height: number, mortar: number) {
  const found: { row: Row; at: number }[] = [];
  let y = end + mortar;
  for (let index = 0; y < height && index < 12; index++) {
    const row = rows[index % rows.length];
    if (!row) break;
    found.push({ row, at: y });
    y += row.height + mortar;
  }
  y = top;
  for (const row of [...rows].reverse()) {
    y -= row.height + mortar;
    if (y + row.height < 0) break;
    found.push({ row, at: y });
  }
  return found;
}
