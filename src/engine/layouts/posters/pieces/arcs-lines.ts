import { type Run, waysToCut } from "../../../giant-type/cuts.ts";
import { weightAt } from "../../../giant-type/faces.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { GiantLine, Point } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { box } from "../../../scene/box.ts";
import { measureLines } from "../../../text/measure-text.ts";

/** Where the bands lie: about a centre below the words, from the outer radius to that of the disc. */
export type Bands = { centre: Point; outer: number; inner: number; half: number };

/** A line on its band: how large and how wide its letters are, and the radius on which they stand. */
export type ArcLine = { run: Run; size: number; width: number; radius: number };

const MOST_BANDS = 4;
/** Capitals and the air below them, as shares of a band's depth. */
const CAPITALS = 0.6;
const BELOW = 0.2;
/** How much of the arc between the margins a line spans. */
const SPAN = 0.96;

/** The cut into bands of equal depth whose letters are largest and reach from margin to margin. */
export function arcLines(ruler: Ruler, bands: Bands): ArcLine[] {
  let best: ArcLine[] = [];
  let most = 0;
  for (let count = 1; count <= Math.min(MOST_BANDS, ruler.words.length); count++)
    for (const runs of waysToCut(ruler, count)) {
      const lines = runs.map((run, index) => lineIn(ruler, run, bands, index, count));
      const depth = (bands.outer - bands.inner) / count;
      const heights = lines.map(({ size }) => size * ruler.capital);
      const spans = lines.map(({ run, size, width, radius }) =>
        Math.min(1, (ruler.widthOf(...run, width) * size) / arcAt(bands, radius, size * ruler.capital)),
      );
      const torn = runs.filter(([from, to]) => isTorn(ruler, from, to)).length;
      const natural = runs.map(([from, to]) => ruler.widthOf(from, to));
      const even = Math.min(...natural) / Math.max(...natural);
      const filled = Math.min(...heights) / (depth * CAPITALS);
      const score =
        Math.min(...heights) * Math.min(...spans) ** 0.7 * filled ** 0.5 * 0.72 ** torn * (0.8 + 0.2 * even);
      if (score <= most) continue;
      most = score;
      best = lines;
    }
  return best;
}

function lineIn(ruler: Ruler, run: Run, bands: Bands, index: number, count: number): ArcLine {
  const depth = (bands.outer - bands.inner) / count;
  const capitals = depth * CAPITALS;
  const base = bands.outer - index * depth - depth * (1 - BELOW);
  const fitted = fitWidth(ruler, run, arcAt(bands, base, capitals), capitals);
  return { run, size: fitted.size, width: fitted.width, radius: base + (capitals - fitted.height) / 2 };
}

/** The length of the arc between the margins at a radius. */
function arcAt({ half }: Bands, radius: number, capitals: number) {
  return 2 * Math.asin(Math.min(0.98, half / (radius + capitals * 0.6))) * radius * SPAN;
}

const isTorn = (ruler: Ruler, from: number, to: number) =>
  Array.from({ length: to - from - 1 }, (_, index) => from + index + 1).some((index) => ruler.stopsBefore(index));

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** One letter each, turned about the centre. Letters are measured in pairs, so kerning is kept. */
export async function lettersOf(
  { painter }: Stage,
  ruler: Ruler,
  { run, size, width, radius }: ArcLine,
  { x, y }: Point,
): Promise<GiantLine[]> {
  const { axis, ...look } = ruler.face;
  const fixed = axis.least === axis.most;
  const setting = fixed ? {} : { width, weight: weightAt(ruler.face, width) };
  const text = ruler.textOf(...run);
  const letters = [...graphemes.segment(text)].filter(({ segment }) => segment.trim() !== "");
  // Each letter alone, and together with the one before it.
  const probes = letters.flatMap(({ segment, index }, place) => [
    segment,
    text.slice(letters[place - 1]?.index ?? index, index + segment.length),
  ]);
  const measured = await measureLines(painter, probes, { ...look, ...setting, leading: 1 });
  const widths = measured.map((ems) => ems * size);
  let end = 0;
  const ends = letters.map((_, place) => {
    end += (widths[place * 2 + 1] ?? 0) - (place > 0 ? (widths[place * 2 - 2] ?? 0) : 0);
    return end;
  });
  return letters.map(({ segment }, place) => {
    const own = widths[place * 2] ?? 0;
    const angle = ((ends[place] ?? 0) - own / 2 - end / 2) / radius;
    return {
      text: segment,
      box: box(x - own / 2, y - radius - ruler.baseline * size, own, size),
      size,
      ...setting,
      origin: { x, y },
      turn: (angle * 180) / Math.PI,
    };
  });
}
