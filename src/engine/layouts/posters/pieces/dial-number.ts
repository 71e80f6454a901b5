import { type Run, waysToCut } from "../../../giant-type/cuts.ts";
import { edgesOf, nearSetting } from "../../../giant-type/edges-of.ts";
import { blockFace } from "../../../giant-type/faces.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import { lineOn } from "../../../giant-type/giant-layer.ts";
import { type Ruler, ruleText } from "../../../giant-type/ruler.ts";
import type { Painter } from "../../../painter/painter.ts";

type Wish = { x: number; top: number; width: number; height: number; gap: number; isOneRow: boolean };

/** A row may get so much higher than planned to reach both edges. */
const HIGHER = 1.5;
/** One row has to be so high, as a share of the room, to be worth more than two. */
const HIGH_ENOUGH = 0.55;

/** A phone number from edge to edge, on one row or two. It breaks only where it was written apart. */
export async function numberRows(painter: Painter, number: string, wish: Wish) {
  const face = blockFace(880, -0.025)("latin");
  const ruler = await ruleText(painter, number, face);
  const { axis: _, ...look } = face;
  const runs = cutOf(ruler, wish);
  const planned = (wish.height - wish.gap * (runs.length - 1)) / runs.length;
  let y = wish.top;
  const lines = [];
  for (const run of runs) {
    const rough = heightOf(ruler, run, wish.width, planned);
    const { width } = fitWidth(ruler, run, wish.width, rough);
    // The bearings of the first and last figure are no part of the measure.
    const near = nearSetting(width);
    const { before, after } = await edgesOf(painter, ruler.textOf(...run), { ...look, width: near });
    const wide = ruler.widthOf(...run, near);
    const fitted = fitWidth(ruler, run, (wish.width * wide) / (wide - before - after), rough);
    y += fitted.height;
    lines.push(lineOn(ruler, run, { ...fitted, x: wish.x - before * fitted.size, baseline: y }));
    y += wish.gap;
  }
  return { face, lines, bottom: y - wish.gap };
}

/** As high as planned, higher if the widest figures do not reach the edge, lower if the narrowest go past it. */
function heightOf(ruler: Ruler, [from, to]: Run, width: number, planned: number) {
  const at = (setting: number) => (ruler.capital * width) / ruler.widthOf(from, to, setting);
  const { least, most } = ruler.face.axis;
  return Math.min(Math.max(planned, Math.min(at(most), planned * HIGHER)), at(least));
}

function cutOf(ruler: Ruler, { width, height, gap, isOneRow }: Wish): Run[] {
  const whole: Run[] = [[0, ruler.words.length]];
  if (isOneRow && heightOf(ruler, whole[0] as Run, width, height) >= height * HIGH_ENOUGH) return whole;
  let best = whole;
  let most = heightOf(ruler, whole[0] as Run, width, height) / height - 0.5;
  // Where it is cut best: after the area code, which follows the code of the country.
  const isAreaCode = ([first]: Run[]) => /^(?:\+\S+ )?[^+\s]{3,}$/u.test(ruler.textOf(0, first?.[1] ?? 0));
  for (const runs of waysToCut(ruler, 2)) {
    const heights = runs.map((run) => heightOf(ruler, run, width, (height - gap) / 2));
    const unlike = Math.max(...heights) / Math.min(...heights);
    const worth = heights.reduce((sum, one) => sum + one, 0) / height - unlike * 0.5 + (isAreaCode(runs) ? 0.3 : 0);
    if (worth <= most) continue;
    most = worth;
    best = runs;
  }
  return best;
}
