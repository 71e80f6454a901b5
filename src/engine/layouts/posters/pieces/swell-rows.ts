import { inCapitals } from "../../../giant-type/capitals.ts";
import { edgesOf } from "../../../giant-type/edges-of.ts";
import { type GiantFace, swellingFace, weightAt } from "../../../giant-type/faces.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import { lineOn } from "../../../giant-type/giant-layer.ts";
import { type Ruler, ruleText } from "../../../giant-type/ruler.ts";
import { scriptOf } from "../../../giant-type/script-of.ts";
import { shortSide } from "../../../giant-type/small-print.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, bottom } from "../../../scene/box.ts";

/** Each row is so much lower than the one nearer to the band. */
const SHRINK = 0.74;
/** Round letters may rise above straight ones so far before the rows make room for them, in ems. */
const OVERSHOOT = 0.03;
/** Letters reach a little over both edges, so that no daylight is left there. */
const BLEED = 1.006;
const MOST_TIMES = 5;

/** A word, as often as a row takes it, and what its letters leave empty at both ends of the row. */
type RowText = {
  ruler: Ruler;
  empty(setting: number): { left: number; right: number };
  lowest: number;
  highest: number;
};

/** The rows above and below the band, from edge to edge; they are lower the farther away they stand. */
export async function swellRows(stage: Stage, band: Box): Promise<{ face: GiantFace; lines: GiantLine[] }> {
  const { frame, slots, painter } = stage;
  const word = inCapitals(slots.giants?.[0] ?? "");
  const face = swellingFace(700)(scriptOf(word));
  if (word === "") return { face, lines: [] };
  const { axis, ...look } = face;
  const fixed = axis.least === axis.most;
  const [text, ink] = await Promise.all([rowText(stage, word, face), edgesOf(painter, word, look)]);
  const { baseline, capital } = text.ruler;
  const allowed = fixed ? 0 : OVERSHOOT;
  const over = (ems: number) => (ems > allowed ? ems : 0);
  const [above, below] = [over(baseline - capital - ink.top), over(ink.bottom - baseline)];
  const gap = 0.013 * shortSide(frame);
  const lines: GiantLine[] = [];

  for (const direction of [-1, 1]) {
    let edge = direction < 0 ? band.y - gap : bottom(band) + gap;
    let wish = band.height * 0.62;
    while (edge > 0 && edge < frame.height) {
      const high = Math.max(text.lowest, Math.min(text.highest, wish));
      const size = high / capital;
      const whole = high + (above + below) * size;
      const top = direction < 0 ? edge - whole : edge;
      lines.push(rowAt(text, frame.width, size, top + above * size + high));
      edge += direction * (whole + gap);
      wish *= SHRINK;
    }
  }
  return { face, lines };
}

/** The row whose letters, not their boxes, begin and end at the edges. What they leave empty depends on their width. */
function rowAt({ ruler, empty }: RowText, width: number, size: number, baseline: number): GiantLine {
  const run = [0, ruler.words.length] as const;
  let setting = 100;
  for (let step = 0; step < 3; step++) {
    const { left, right } = empty(setting);
    setting = fitWidth(ruler, run, width * BLEED + (left + right) * size, ruler.capital * size).width;
  }
  const x = (width * (1 - BLEED)) / 2 - empty(setting).left * size;
  return lineOn(ruler, run, { x, baseline, size, width: setting });
}

async function rowText({ frame, painter }: Stage, word: string, face: GiantFace): Promise<RowText> {
  const { axis, ...look } = face;
  const fixed = axis.least === axis.most;
  // Letters that cannot be squeezed make a row of one height, which may be a little larger.
  const highestRow = frame.height * (frame.story ? 0.18 : 0.24) * (fixed ? 1.25 : 1);
  for (let times = 1; ; times++) {
    const text = Array.from({ length: times }, () => word).join(" ");
    const edgesAt = (width: number) =>
      edgesOf(painter, text, fixed ? look : { ...look, width, weight: weightAt(face, width) });
    const [ruler, narrow, wide] = await Promise.all([
      ruleText(painter, text, face),
      edgesAt(axis.least),
      edgesAt(axis.most),
    ]);
    const wideAt = (setting: number) => ruler.widthOf(0, ruler.words.length, setting);
    const empty = (setting: number) => {
      const share = fixed ? 0 : (setting - axis.least) / (axis.most - axis.least);
      const between = (side: "before" | "after") => narrow[side] * (1 - share) + wide[side] * share;
      return { left: between("before"), right: between("after") };
    };
    const highAt = (setting: number) => {
      const { left, right } = empty(setting);
      return (ruler.capital * frame.width * BLEED) / (wideAt(setting) - left - right);
    };
    const lowest = highAt(axis.most);
    if (lowest <= highestRow || times === MOST_TIMES) return { ruler, empty, lowest, highest: highAt(axis.least) };
  }
}
