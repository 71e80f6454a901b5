import { edgesOf } from "../../giant-type/edges-of.ts";
import { blockFace, headlineFace } from "../../giant-type/faces.ts";
import { faintOn } from "../../giant-type/faint-on.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import {
  callLine,
  shortSide,
  smallColumn,
  smallRow,
  smallSize,
  smallText,
  smallWords,
} from "../../giant-type/small-print.ts";
import type { Layer, Point } from "../../layers/layer.ts";
import { giantNode } from "../../layers/paint-giant.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { at } from "../../tree/node.ts";
import { tideColors } from "./pieces/tide-colors.ts";
import { tideFigure } from "./pieces/tide-figure.ts";

export const tideLimits: Limits = {
  headline: { most: 90 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 34 },
  giants: { least: 1, most: 1, pattern: /^(?=.*\p{N})\S.{0,8}$/u },
};

const LEADING = { latin: 0.98, cyrillic: 1.02, arabic: 1.24, japanese: 1.16, chinese: 1.16 } as const;
const WATER =
  /\b(?:swim\w*|pool|water|sea|surf\w*|boat\w*|sail\w*|schwimm\w*|wasser|meer|boot\w*|piscine|eau|mer|bateau|piscina|agua|mar|acqua|nuoto|água|zwem\w*|zee)\b|вод[аыуе]|плава|бассейн|ماء|سباحة|مسبح|プール|水泳|海|游泳|水/iu;

/** One number as large as the frame, and a colour line through it where ground and figure trade inks. */
export const tide: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const colors = tideColors(stage);
  const script = scriptOf(slots.headline);
  const isArabic = script === "arabic";
  const number = slots.giants?.[0] ?? "";

  // Words first: the number takes what is left.
  const column = wide ? 0.33 * W : safe.width;
  const side = box(isArabic ? right(safe) - column : safe.x, safe.y, column, safe.height);
  const face = headlineFace(780, 86)(script);
  const [small, ruler] = await Promise.all([
    smallLayers(stage, side, story ? colors.onAir : colors.onSea),
    ruleText(painter, slots.headline, face),
  ]);
  const foot = wide ? smallColumn(stage, side, small) : await smallRow(stage, safe, small);
  const rows = fitRows(ruler, {
    width: column,
    height: wide ? Math.min(0.46 * H, safe.height - foot.box.height - 0.1 * s) : (story ? 0.28 : 0.25) * safe.height,
    leading: LEADING[script],
    maxSize: (wide ? 0.135 : 0.108) * s,
    maxRows: wide ? 6 : 4,
  });
  const headlineAt = (top: number) =>
    linesFrom(ruler, rows, { x: isArabic ? right(side) : side.x, top, align: isArabic ? "right" : "left" });
  const last = headlineAt(safe.y).at(-1);
  const { axis: _, ...look } = face;
  const ink = last ? (await edgesOf(painter, last.text, look)).bottom : 0;
  const headBottom = last ? last.box.y + Math.max(ink, ruler.baseline) * last.size : safe.y;

  const top = await smallRow(stage, box(safe.x, headBottom + 0.035 * s, safe.width, 0), small, "top");
  const area = figureArea(
    stage,
    small.length === 0 ? headBottom : bottom(top.box),
    headBottom,
    foot.box,
    isArabic,
    scriptOf(number) === "arabic" ? 0.1 : 0.04,
  );
  // Only Latin digits can be narrowed; a unit beside them takes the plain face.
  const numberFace = blockFace(900, -0.035)(/\d/u.test(number) ? "latin" : scriptOf(number));
  const figure = await tideFigure(painter, number, numberFace, area, 0.022 * s);

  const share = shareOf(number, figure.lines.length, stage.scene.seed);
  let level = figure.bottom - (figure.bottom - figure.top) * share;
  // In a wide picture the headline stands wholly above the level or, when that is high, wholly under it.
  const headHeight = headBottom - safe.y;
  const airUnder = 0.055 * s;
  const dives = wide && level < headBottom + airUnder;
  const fitsUnder = level + airUnder + headHeight + airUnder <= (small.length ? foot.box.y : bottom(safe));
  if (dives && !fitsUnder) level = headBottom + airUnder;
  // The small print stands in the sea, however low that is.
  if (wide && small.length) level = Math.min(level, foot.box.y - 0.035 * s);
  const headTop = dives && fitsUnder ? Math.max(safe.y, level + airUnder) : safe.y;
  const isUnder = headTop > safe.y || level < safe.y;

  const swell = isWater(stage) ? 0.02 * s : 0;
  const sea = seaUnder(level, W, H, swell, wide ? 5 : 3);
  const fields = [{ points: sea, color: colors.drowned }];
  const echo = story
    ? figure.lines.map((line) => ({
        ...line,
        box: { ...line.box, y: line.box.y + figure.bottom - figure.top + (isArabic ? 0.2 : 0.06) * s },
      }))
    : [];
  return {
    layers: [
      giantLayer("giant-1", number, numberFace, figure.lines, { color: colors.figure, fields }),
      giantLayer("headline", slots.headline, face, headlineAt(headTop), {
        color: isUnder ? colors.onSea : colors.onAir,
      }),
      ...(story ? top.layers : foot.layers),
    ],
    paint: [
      fill(frame.all, colors.air),
      swell
        ? at(frame.all, { backgroundColor: colors.sea, clipPath: outlineOf(sea) })
        : fill(box(0, level, W, H - level), colors.sea),
      ...(echo.length
        ? [giantNode(giantLayer("echo", "", numberFace, echo, { color: faintOn(colors.sea, colors.drowned) }))]
        : []),
    ],
  };
};

async function smallLayers(stage: Stage, area: Box, color: string): Promise<Layer[]> {
  const { facts, brand, call } = smallWords(stage);
  const look = { color, weight: 680, size: smallSize(stage.frame) * 1.1 };
  return Promise.all([
    ...facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, look)),
    ...(brand ? [smallText(stage, "brand", brand, area, look)] : []),
    ...(call ? [callLine(stage, call, area.width, look)] : []),
  ]);
}

/** Where the number stands: its digits kiss both edges, or the far one beside the words. */
function figureArea(
  { frame }: Stage,
  wordsEnd: number,
  headEnd: number,
  foot: Box,
  isArabic: boolean,
  air: number,
): Box {
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  if (wide) return box(isArabic ? -0.005 * W : 0.43 * W, 0.07 * H, 0.575 * W, 0.86 * H);
  const top = (story ? wordsEnd : headEnd) + 0.04 * s;
  const end = story ? bottom(safe) : (foot.height > 0 ? foot.y : H) - air * s;
  return box(-0.012 * W, top, 1.024 * W, end - top);
}

/** A share stands at its own height; any other number somewhere around the middle. */
function shareOf(number: string, rows: number, seed: number): number {
  const digits = number.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(",", ".");
  const percent = /(\d+(?:\.\d+)?)\s*[%٪]|[%٪]\s*(\d+(?:\.\d+)?)/u.exec(digits);
  const value = Number(percent?.[1] ?? percent?.[2]);
  if (value > 0 && value <= 100) return value / 100;
  // Of several rows the last one is cut, not the gap between them.
  if (rows > 1) return 0.6 / rows;
  return [0.44, 0.38, 0.52, 0.48][Math.abs(seed) % 4] ?? 0.44;
}

const isWater = ({ slots, scene }: Stage) =>
  WATER.test([slots.headline, scene.brand.name, scene.said?.text, ...(slots.facts ?? [])].join(" "));

/** The outline of everything under the level, a little wider than the picture, with so many waves across. */
function seaUnder(level: number, width: number, height: number, swell: number, waves: number): Point[] {
  const steps = swell ? waves * 16 : 1;
  const surface = Array.from({ length: steps + 1 }, (_, step) => ({
    x: width * ((1.2 * step) / steps - 0.1),
    y: level - swell * Math.sin((step / steps) * waves * 2 * Math.PI),
  }));
  return [...surface, { x: 1.1 * width, y: 1.1 * height }, { x: -0.1 * width, y: 1.1 * height }];
}

const outlineOf = (points: readonly Point[]) =>
  `path("M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z")`;
