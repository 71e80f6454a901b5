import { edgesOf } from "../../../giant-type/edges-of.ts";
import { fitRows, type RowsWish } from "../../../giant-type/fit-rows.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import { giantLayer, lineOn } from "../../../giant-type/giant-layer.ts";
import { type Ruler, ruleText } from "../../../giant-type/ruler.ts";
import { shortSide } from "../../../giant-type/small-print.ts";
import type { GiantLayer, TextLayer } from "../../../layers/layer.ts";
import { giantNode } from "../../../layers/paint-giant.ts";
import { setText } from "../../../layout-pieces/set-text.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { turnedWith } from "../../../layout-pieces/turn.ts";
import type { Painter } from "../../../painter/painter.ts";
import { type Box, box, right, union } from "../../../scene/box.ts";
import { type Span, type Struck, strike } from "./marked-word.ts";

const HAND = { typeface: "marker", weight: 700, tracking: 0, axis: { least: 100, most: 100 } } as const;
const LEAN = -3;
/** How much of the measure lines should take, and how much smaller they may get for it. */
const FULL = 0.94;
const LEAST_SIZE = 0.5;

type Around = RowsWish & { hang: number; air: number; leading: number };

/** Rows with room for what is written above one of them and for what hangs below the last. */
export function fitAround(ruler: Ruler, { hang, air, ...wish }: Around) {
  let rows = fitRows(ruler, wish);
  const total = () => rows.height + (hang + air) * rows.size;
  for (let step = 0; step < 12 && total() > wish.height; step++)
    rows = fitRows(ruler, { ...wish, height: Math.max(1, wish.height * (1 - 0.05 * (step + 1))) });
  return { ...rows, hang, air, total: total() };
}

/** A narrow pile of words leaves half of a wide picture empty; longer lines do not. */
export function fitAcross(ruler: Ruler, wish: Around) {
  const tall = fitAround(ruler, wish);
  let best = tall;
  for (let rows = tall.runs.length - 1; rows > 0 && best.width < FULL * wish.width; rows--) {
    const flat = fitAround(ruler, { ...wish, maxRows: rows });
    if (flat.size < LEAST_SIZE * tall.size) break;
    if (flat.width > best.width) best = flat;
  }
  return best;
}

/** The facts as notes by hand in the margin, as large as they go, leaning a little. */
export async function notes(
  stage: Stage,
  facts: readonly string[],
  { area, anchor, color, large }: { area: Box; anchor: "top" | "bottom"; color: string; large: number },
): Promise<{ layers: TextLayer[]; box: Box }> {
  const { frame } = stage;
  const s = shortSide(frame);
  const most = (facts.length > 1 ? 0.082 : 0.115) * s * (frame.wide ? 1.55 : 1) * large;
  const height = frame.wide ? (area.height * 0.92) / Math.max(1, facts.length) : most * 2.1;
  const set = await Promise.all(
    facts.map((fact, index) =>
      setText(
        stage,
        { ...area, height },
        {
          id: `fact-${index + 1}`,
          text: fact,
          typeface: "marker",
          leading: 0.95,
          size: most / frame.unit,
          minSize: 38,
          color,
        },
      ),
    ),
  );
  const total = set.reduce((sum, layer) => sum + layer.box.height, 0);
  // What leans rises and falls at its ends.
  const swing = (Math.max(0, ...set.map((layer) => layer.box.width)) / 2) * Math.sin((-LEAN * Math.PI) / 180);
  let y = anchor === "top" ? area.y + swing : area.y + area.height - total - swing;
  const stacked = set.map((layer) => {
    const placed = { ...layer, box: { ...layer.box, x: area.x, y } };
    y += layer.box.height;
    return placed;
  });
  if (stacked.length === 0) return { layers: [], box: box(area.x, area.y + area.height, 0, 0) };
  const sheet = union(stacked.map((layer) => layer.box));
  const { safe } = frame;
  const inside = ({ box: one, ...layer }: TextLayer): TextLayer => ({
    ...layer,
    box: { ...one, x: Math.max(safe.x, Math.min(one.x, right(safe) - one.width)), y: Math.max(safe.y, one.y) },
  });
  return {
    layers: stacked.map((layer) => inside(turnedWith(layer, sheet, LEAN))),
    box: box(sheet.x, sheet.y - swing, sheet.width, sheet.height + 2 * swing),
  };
}

/** The better word by hand, above the struck one. */
export async function writtenOver(
  { painter, frame }: Stage,
  text: string,
  { span, y, size, color }: { span: Span; y: number; size: number; color: string },
): Promise<GiantLayer> {
  const ruler = await ruleText(painter, text.replaceAll(" ", "\u00a0"), HAND);
  const run = [0, ruler.words.length] as const;
  const wide = ruler.widthOf(...run);
  const { safe } = frame;
  const hand = Math.min(size * ([...text].length < 3 ? 1.05 : 0.86), safe.width / wide);
  const width = wide * hand;
  const x = Math.max(safe.x, Math.min((span.from + span.to) / 2 - width * 0.44, right(safe) - width));
  const { axis: _, ...look } = HAND;
  const ink = await edgesOf(painter, text, look);
  const swing = (width / 2) * Math.sin((4 * Math.PI) / 180);
  // Letters that hang down may touch the strike, not the letters that tower above it.
  const baseline = y - 0.02 * size - Math.max(0, ink.bottom - ruler.baseline) * hand * 0.3 + swing * 0.2;
  const line = lineOn(ruler, run, { x, baseline, size: hand });
  const origin = { x: x + width / 2, y: baseline };
  return giantLayer("instead", text, HAND, [{ ...line, origin, turn: -4 }], { color });
}

/** In a story the mark goes on below the words: the struck word again, as large as the picture, in a pale tone. */
export async function echoed(painter: Painter, ruler: Ruler, { out }: Struck, area: Box) {
  const word = out.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || out;
  const big = await ruleText(painter, word, ruler.face);
  const run = [0, big.words.length] as const;
  const fitted = fitWidth(big, run, area.width * 1.08, area.height * 0.62);
  const baseline = area.y + area.height * 0.46 + fitted.height / 2;
  const line = lineOn(big, run, { x: area.x + area.width / 2, baseline, size: fitted.size, align: "center" });
  const { axis: _, ...look } = ruler.face;
  const small = big.baseline - (await edgesOf(painter, "x", look)).top;
  const span = { from: line.box.x + 0.04 * area.width, to: right(line.box) - 0.04 * area.width };
  return {
    node: (color: string) => giantNode(giantLayer("echo", "", ruler.face, [line], { color })),
    path: strike(span, baseline, small * fitted.size, Math.min(fitted.size, area.height * 0.6) * 0.075),
  };
}
