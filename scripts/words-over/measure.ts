import { channels } from "../../src/engine/color/channels.ts";
import { contrastOfRgb, GIANT_READABLE, READABLE } from "../../src/engine/color/contrast.ts";
import type { Composed } from "../../src/engine/composition/compose-scene.ts";
import { isWordless, type Layer, type Point } from "../../src/engine/layers/layer.ts";
import { letterBox, letterBoxes } from "../../src/engine/lint/letter-boxes.ts";
import { linesBox } from "../../src/engine/lint/lines-box.ts";
import type { Painter } from "../../src/engine/painter/painter.ts";
import { areaOf } from "../../src/engine/photo/crop.ts";
import { shownAt } from "../../src/engine/photo/shown-at.ts";
import { renderBackdrop } from "../../src/engine/render/render-scene.ts";
import { type Box, box, meeting, overlap } from "../../src/engine/scene/box.ts";

/** What somebody boxed by hand, in shares of the picture: left, top, right, bottom. */
export type Boxed = { heads: readonly number[][]; product?: readonly number[] | undefined };

export type Measured = {
  texts: number;
  read: number;
  headsCovered: boolean;
  headsCut: boolean;
  productCovered: boolean;
  foundCovered: boolean;
  isOnPicture: boolean;
};

const SCALE = 0.5;
const STRAY = 0.04;
const [HEAD, PRODUCT, CUT] = [0.05, 0.15, 0.85];
/** Type of this height, in units, is large. */
const LARGE = 48;

/** Where a layer has words, each place with its ink. A word through which the picture is seen has none. */
async function wordsIn(painter: Painter, layers: readonly Layer[]) {
  const letters = await letterBoxes(painter, layers);
  return layers.flatMap((layer): { area: Box; color: string; size: number; layer: Layer }[] => {
    if (isWordless(layer) || layer.text.trim() === "" || (layer.kind === "giant" && layer.cut)) return [];
    if (layer.kind !== "giant")
      return [{ area: linesBox(layer), color: layer.style.color, size: layer.style.size, layer }];
    return layer.lines.map((line) => ({
      area: letterBox(letters, line),
      color: line.color ?? layer.style.color,
      size: line.size,
      layer,
    }));
  });
}

const isInside = (points: readonly Point[], { x, y }: Point) =>
  points.reduce((inside, a, index) => {
    const b = points.at(index - 1) ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);

/** The finished pixels behind the words, and what the words lie on. */
export async function measure(
  painter: Painter,
  { frame, composition }: Composed,
  photo: Uint8Array,
  boxed: Boxed,
  found: readonly Box[],
): Promise<Measured> {
  const { width, height } = await painter.photoPixels(photo);
  const words = await wordsIn(painter, composition.layers);
  const rgba = await renderBackdrop(painter, frame, composition, SCALE);
  const columns = Math.round(frame.width * SCALE);
  const rows = Math.round(frame.height * SCALE);

  function isRead({ area, color, size, layer }: (typeof words)[number]) {
    if (layer.kind === "button" && layer.shape !== "line") return true;
    if (layer.kind === "badge") return true;
    const least = layer.kind === "giant" || size >= LARGE * frame.unit ? GIANT_READABLE : READABLE;
    const fields = layer.kind === "giant" ? (layer.fields ?? []) : [];
    const shown =
      layer.kind === "giant"
        ? layer.lines.find((line) => line.box.y <= area.y && line.box.y + line.box.height >= area.y)?.shown
        : undefined;
    let [low, all] = [0, 0];
    for (let y = Math.max(0, Math.floor(area.y * SCALE)); y < Math.min(rows, (area.y + area.height) * SCALE); y++)
      for (let x = Math.max(0, Math.floor(area.x * SCALE)); x < Math.min(columns, (area.x + area.width) * SCALE); x++) {
        const place = { x: x / SCALE, y: y / SCALE };
        if (shown && !isInside(shown, place)) continue;
        const ink = fields.findLast(({ points }) => isInside(points, place))?.color ?? color;
        const at = (y * columns + x) * 4;
        all++;
        if (contrastOfRgb(channels(ink), [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]) < least) low++;
      }
    return low <= all * STRAY;
  }

  const places = shownAt(composition.paint, { bytes: photo, aspect: width / height });
  const canvas = frame.all;
  const sizeOf = (area: Box) => Math.max(1, area.width * area.height);
  const under = (area: Box) => words.reduce((sum, word) => sum + overlap(word.area, area), 0) / sizeOf(area);
  const isCovered = (part: Box, most: number) =>
    places.some(({ area, picture }) => {
      const whole = areaOf(picture, part);
      return overlap(whole, area) > 0.3 * sizeOf(whole) && under(meeting(whole, area)) > most;
    });
  const seenOf = (part: Box) =>
    Math.max(
      0,
      ...places.map(({ area, picture }) => {
        const whole = areaOf(picture, part);
        return (overlap(whole, area) * (overlap(area, canvas) / sizeOf(area))) / sizeOf(whole);
      }),
    );
  const heads = boxed.heads.map(boxFrom);
  const texts = words.reduce((sum, word) => sum + sizeOf(word.area), 0);
  const over = words.reduce((sum, word) => sum + Math.max(0, ...places.map(({ area }) => overlap(word.area, area))), 0);
  return {
    texts: words.length,
    read: words.filter(isRead).length,
    headsCovered: heads.some((head) => isCovered(head, HEAD)),
    headsCut: heads.length > 0 && heads.every((head) => seenOf(head) < CUT),
    productCovered: boxed.product !== undefined && isCovered(boxFrom(boxed.product), PRODUCT),
    foundCovered: found.some((head) => isCovered(head, HEAD)),
    isOnPicture: over > texts * 0.5,
  };
}

export const boxFrom = ([left = 0, top = 0, right = 1, bottom = 1]: readonly number[]) =>
  box(left, top, right - left, bottom - top);
