import { MIN_TEXT_PX } from "../../shared/formats.ts";
import type { Layer } from "../layers/layer.ts";
import { makeButton } from "../layout-pieces/make-button.ts";
import { moveTo } from "../layout-pieces/move.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { scriptOf } from "./script-of.ts";

/** The one small size of a poster, as a share of the short side. */
const SHARE = { square: 0.03, portrait: 0.031, story: 0.034, wide: 0.038 } as const;

export const shortSide = ({ width, height }: Frame) => Math.min(width, height);

/** The size of everything that is not the idea or the headline, in pixels. */
export const smallSize = (frame: Frame) =>
  Math.max((MIN_TEXT_PX + 0.5) * frame.unit, SHARE[frame.shape] * shortSide(frame));

/** The space inside a phone number, or before a currency: no line breaks there. */
const IN_A_NUMBER = /(?<=[\p{N})]) (?=[\p{N}(\p{Sc}%])/gu;

export type SmallLook = { color: string; size?: number; weight?: number };

/** What a poster says in its small print: the facts, who speaks, and what to do. Empty slots are left out. */
export type SmallWords = { facts: string[]; brand: string | undefined; call: string | undefined };

export function smallWords({ slots, scene }: Stage): SmallWords {
  const name = scene.brand.name;
  return {
    facts: [...(slots.facts ?? [])],
    // A headline that names the brand has said it.
    brand: /[\p{L}\p{N}]/u.test(name) && !names(slots.headline, name) ? (slots.typedBrand ?? name) : undefined,
    call: slots.button,
  };
}

/** Whether a text has a name as a word of its own: "Banana bread" does not name "Ana". */
function names(text: string, name: string): boolean {
  const isLetter = (letter = "") => /[\p{L}\p{N}]/u.test(letter);
  const isSpaced = !/^(?:chinese|japanese)$/u.test(scriptOf(name));
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isSpaced || !(isLetter(text[at - 1]) || isLetter(text[at + name.length]))) return true;
  return false;
}

/** One text of the small print, as wide as an area allows; it breaks into lines when it has to. */
export function smallText(stage: Stage, id: string, text: string, area: Box, look: SmallLook): Promise<Layer> {
  const { unit } = stage.frame;
  const size = (look.size ?? smallSize(stage.frame)) / unit;
  return setText(stage, area, {
    id,
    text: text.replace(IN_A_NUMBER, "\u00a0"),
    typeface: "sans",
    weight: look.weight ?? 640,
    tracking: 0,
    leading: 1.25,
    size,
    minSize: Math.min(size, MIN_TEXT_PX + 0.5),
    color: look.color,
    align: isRightToLeft(text) ? "right" : "left",
  });
}

/** The call: a line of type with an arrow, without one in Chinese and Japanese. */
export async function callLine(stage: Stage, text: string, maxWidth: number, look: SmallLook): Promise<Layer> {
  const size = (look.size ?? smallSize(stage.frame)) / stage.frame.unit;
  const arrow = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return makeButton(stage, text, { fill: look.color, color: look.color, shape: "line", size, arrow, maxWidth });
}

/** How much smaller the small print may get to stay on one line, before it takes another. */
const SHRINK = 0.86;
const MOST_ON_A_LINE = 3;
const LINE_GAP = 8;

/**
 * The small print in as few lines as it needs, up to three texts on each: the first where a line begins, the last where
 * it ends, the other between them. All of it has one size. `anchor` is the edge of the area that stays where it is.
 */
export async function smallRow(stage: Stage, area: Box, layers: readonly Layer[], anchor: "top" | "bottom" = "bottom") {
  const { unit } = stage.frame;
  const set = inLines(layers, area.width, unit);
  const heights = set.map((line) => Math.max(...line.map((layer) => layer.box.height)));
  const height = heights.reduce((sum, one) => sum + one, 0) + Math.max(0, set.length - 1) * LINE_GAP * unit;
  const top = anchor === "top" ? area.y : bottom(area) - height;
  let y = top;
  const placed = set.flatMap((line, index) => {
    const lineBox = box(area.x, y, area.width, heights[index] ?? 0);
    y += lineBox.height + LINE_GAP * unit;
    return spread(line, lineBox, isRightToLeft(stage.slots.headline));
  });
  return { layers: placed, box: box(area.x, top, area.width, height) };
}

/** The small print as a column, each text on a line of its own. */
export function smallColumn(stage: Stage, area: Box, layers: readonly Layer[], anchor: "top" | "bottom" = "bottom") {
  const size = Math.min(...layers.map(({ style }) => style.size));
  const alike = layers.map((layer) => resized(layer, size));
  const gap = LINE_GAP * stage.frame.unit;
  const height = alike.reduce((sum, layer) => sum + layer.box.height, 0) + Math.max(0, alike.length - 1) * gap;
  const top = anchor === "top" ? area.y : bottom(area) - height;
  let y = top;
  const placed = alike.map((layer) => {
    const moved = moveTo(layer, isRightToLeft(stage.slots.headline) ? right(area) - layer.box.width : area.x, y);
    y += layer.box.height + gap;
    return moved;
  });
  return { layers: placed, box: box(area.x, top, area.width, height) };
}

/** One line, a little smaller if need be; otherwise the fewest lines, as alike in length as they get. */
function inLines(layers: readonly Layer[], width: number, unit: number): Layer[][] {
  if (layers.length === 0) return [];
  const size = Math.min(...layers.map(({ style }) => style.size));
  const least = Math.min(size, Math.max((MIN_TEXT_PX + 0.5) * unit, size * SHRINK));
  const alike = layers.map((layer) => resized(layer, size));
  const isOne = layers.length <= MOST_ON_A_LINE && alike.every(isLow);
  const fitting = (size * width) / lengthOf(alike);
  if (isOne && fitting >= least) return [alike.map((layer) => resized(layer, Math.min(size, fitting)))];
  for (let count = 2; count < alike.length; count++) {
    const ways = [...waysToCut(alike, count)].filter((way) =>
      way.every(
        (line) => line.length === 1 || (line.length <= MOST_ON_A_LINE && line.every(isLow) && lengthOf(line) <= width),
      ),
    );
    const longest = (way: Layer[][]) => Math.max(...way.map(lengthOf));
    const best = ways.sort((a, b) => longest(a) - longest(b))[0];
    if (best) return best;
  }
  return alike.map((layer) => [layer]);
}

const isLow = ({ box: one, style }: Layer) => one.height < style.size * 2;

/** How long a line of texts is with the least air between them. */
const lengthOf = (line: readonly Layer[]) =>
  line.reduce((sum, { box: one, style }, index) => sum + one.width + (index > 0 ? style.size * 1.1 : 0), 0);

function* waysToCut(layers: readonly Layer[], count: number): Generator<Layer[][]> {
  if (count === 1) yield [[...layers]];
  else
    for (let to = 1; to <= layers.length - count + 1; to++)
      for (const rest of waysToCut(layers.slice(to), count - 1)) yield [layers.slice(0, to), ...rest];
}

function resized<L extends Layer>(layer: L, size: number): L {
  const scale = size / layer.style.size;
  const { x, y, width, height } = layer.box;
  return { ...layer, style: { ...layer.style, size }, box: box(x, y, width * scale, height * scale) };
}

/** Texts from edge to edge of a line, with even air between them. */
function spread(line: readonly Layer[], area: Box, fromRight: boolean): Layer[] {
  const taken = line.reduce((sum, layer) => sum + layer.box.width, 0);
  const air = line.length > 1 ? (area.width - taken) / (line.length - 1) : 0;
  let x = area.x;
  return line.map((layer) => {
    const { width, height } = layer.box;
    const place = fromRight ? area.x + right(area) - x - width : x;
    x += width + air;
    return moveTo(layer, place, area.y + (area.height - height) / 2);
  });
}
