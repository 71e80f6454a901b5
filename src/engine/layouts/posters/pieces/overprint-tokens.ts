import { edgesOf, nearSetting } from "../../../giant-type/edges-of.ts";
import { blockFace, type GiantFace } from "../../../giant-type/faces.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import { lineOn } from "../../../giant-type/giant-layer.ts";
import { type Ruler, ruleText } from "../../../giant-type/ruler.ts";
import { scriptOf } from "../../../giant-type/script-of.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import { type Box, box } from "../../../scene/box.ts";

type Token = {
  ruler: Ruler;
  face: GiantFace /** Ink above the capitals and below the baseline, in ems. */;
  rise: number;
  hang: number;
};
type Placed = { face: GiantFace; line: GiantLine; top: number; bottom: number };

/** How much of the lower of the two tokens lies on the other. */
const MEET = 0.34;
/** The air above and below the letters in a line box of one em, which nothing else may enter. */
const LINE_AIR = 0.15;
const LEAST_MEET = 0.16;

export async function tokenOf(painter: Painter, text: string): Promise<Token> {
  const face = blockFace(900, -0.035)(scriptOf(text));
  // A token is one sign, so its words are never parted.
  const { axis: _, ...look } = face;
  const [ruler, ink] = await Promise.all([
    ruleText(painter, text.replaceAll(" ", "\u00a0"), face),
    edgesOf(painter, text, look),
  ]);
  return {
    ruler,
    face,
    rise: Math.max(0, ruler.baseline - ruler.capital - Math.min(ink.top, LINE_AIR)),
    hang: Math.max(ink.bottom, 1 - LINE_AIR) - ruler.baseline,
  };
}

/** As large as it goes in an area, ink to edge; `side` is where it stands when it is narrower. */
export async function tokenIn(painter: Painter, token: Token, area: Box, side: number): Promise<Placed> {
  const { ruler, face, rise, hang } = token;
  const run = [0, ruler.words.length] as const;
  const share = ruler.capital / (ruler.capital + rise + hang);
  const rough = fitWidth(ruler, run, area.width, area.height * share);
  const { axis, ...look } = face;
  const isFlexible = axis.least < axis.most;
  const near = nearSetting(rough.width);
  const edges = await edgesOf(painter, ruler.textOf(...run), isFlexible ? { ...look, width: near } : look);
  const wide = ruler.widthOf(...run, near);
  const inkWide = Math.max(0.05, wide - edges.before - edges.after);
  const bearing = wide / inkWide;
  const fitted = fitWidth(ruler, run, area.width * bearing, area.height * share);
  const inked = inkWide * fitted.size * (ruler.widthOf(...run, fitted.width) / wide);
  const left = area.x + Math.max(0, area.width - inked) * side;
  const high = (rise + ruler.capital + hang) * fitted.size;
  const top = area.y + (area.height - high) / 2;
  const baseline = top + (rise + ruler.capital) * fitted.size;
  const line = lineOn(ruler, run, { ...fitted, x: left - edges.before * fitted.size, baseline });
  return { face, line, top, bottom: top + high };
}

/** The first over the second, each from edge to edge, meeting by a third; what is left over makes them meet less. */
export async function stacked(painter: Painter, tokens: readonly Token[], area: Box): Promise<Placed[]> {
  const [one, two] = tokens;
  if (!one) return [];
  if (!two) return [await tokenIn(painter, one, area, 0.5)];
  const most = [one, two].map((token) => highest(token, area.width));
  const heights = (common: number) => most.map((height) => Math.min(height, common)) as [number, number];
  const total = ([a, b]: [number, number], meet: number) => a + b - Math.min(a, b) * meet;
  let [low, high] = [0, area.height];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (total(heights(middle), MEET) > area.height) high = middle;
    else low = middle;
  }
  const [a, b] = heights(low);
  const free = area.height - total([a, b], MEET);
  const meet = Math.max(LEAST_MEET, MEET - free / Math.min(a, b));
  const left = area.height - total([a, b], meet);
  const top = area.y + left / 2;
  const second = top + a - Math.min(a, b) * meet;
  return Promise.all([
    tokenIn(painter, one, box(area.x, top, area.width, a), 0.24),
    tokenIn(painter, two, box(area.x, second, area.width, b), 0.76),
  ]);
}

/** The height at which the narrowest setting fills the width. */
function highest({ ruler, rise, hang }: Token, width: number) {
  const size = width / ruler.widthOf(0, ruler.words.length, ruler.face.axis.least);
  return (ruler.capital + rise + hang) * size;
}
