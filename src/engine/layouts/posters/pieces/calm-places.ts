import type { Ruler } from "../../../giant-type/ruler.ts";
import { shortSide } from "../../../giant-type/small-print.ts";
import { groundNodes } from "../../../layout-pieces/ground-nodes.ts";
import { fill } from "../../../layout-pieces/light.ts";
import type { Composition, Stage } from "../../../layout-pieces/stage.ts";
import { areaOf, photoIn } from "../../../photo/crop.ts";
import type { Look } from "../../../photo/look-at.ts";
import { placeWords } from "../../../photo/place-words.ts";
import { type Box, bottom, box, right, union } from "../../../scene/box.ts";
import type { Frame } from "../../../scene/frame.ts";
import { heightUnder, type Small, setIn, topOf, wordsAt } from "./calm-words.ts";

/** A quiet picture under a heavy shade is quiet no more. */
const MOST_SHADE = 0.75;
/** How far letters go below their line, in ems. */
const DROP = 0.22;

/** Where no part is quiet enough: a shade on the picture, or a field beside it, whichever leaves more of it. */
export function besideOrOver(
  stage: Stage,
  look: Look,
  photo: Uint8Array,
  ruler: Ruler,
  small: Small,
): Composition | undefined {
  const { frame, palette } = stage;
  const all = zonesOf(frame, ruler.script === "arabic").map((zone) => blockIn(frame, ruler, small, zone));
  const fitting = all.filter(({ fits }) => fits);
  // Many words fit nowhere well; the first zone is the roomiest.
  const blocks = fitting.length > 0 ? fitting : all.slice(0, 1);
  const best = placeWords(look, frame.all, blocks, MOST_SHADE);
  if (!best) return undefined;
  const { block, picture, area, ground } = best;
  const { zone, rows, top } = block;
  return {
    layers: wordsAt(stage, ruler, rows, small, { x: zone.x, top, width: zone.width, ink: ground.ink, hasFoot: false }),
    paint: [
      fill(frame.all, look.isTransparent ? palette.paper : ground.on),
      photoIn(photo, area, picture),
      ...groundNodes(ground, frame.all),
    ],
    keepClear: look.heads.map((head) => areaOf(picture, head)),
    isFlat: false,
  };
}

/** Where the words could stand: across the frame or in a column of it. Small zones make small words, and hide less. */
function zonesOf({ safe, wide, story, height, width }: Frame, fromRight: boolean): Box[] {
  const across = (share: number) => [
    box(safe.x, safe.y, safe.width, height * share),
    box(safe.x, bottom(safe) - height * share, safe.width, height * share),
  ];
  const columns = (share: number) => {
    const both = [
      box(safe.x, safe.y, width * share, safe.height),
      box(right(safe) - width * share, safe.y, width * share, safe.height),
    ];
    return fromRight ? both.toReversed() : both;
  };
  if (wide) return [...columns(0.42), ...columns(0.32), ...across(0.4)];
  return story ? [...across(0.38), ...across(0.26)] : [...across(0.44), ...across(0.28), ...columns(0.4)];
}

/** The words set in a zone: at its head, at its foot when it is low, in the middle of a column. */
function blockIn(frame: Frame, ruler: Ruler, small: Small, zone: Box) {
  const s = shortSide(frame);
  const rows = setIn(ruler, zone, small, false, (frame.wide ? 0.2 : 0.16) * s);
  const under = heightUnder(small, rows, false);
  const height = rows.height + under;
  const isColumn = zone.height === frame.safe.height;
  const top = isColumn ? zone.y + (zone.height - height) / 2 : topOf(zone, height, frame.height);
  const fromRight = ruler.script === "arabic";
  const boxOf = (width: number, y: number, tall: number) =>
    box(fromRight ? right(zone) - width : zone.x, y, Math.min(width, zone.width), tall);
  const print = Math.max(small.facts.width, small.signed.width);
  const fits = rows.size * 0.5 >= small.size && height <= zone.height * 1.02 && print <= zone.width;
  const head = boxOf(rows.width, top, rows.height + DROP * rows.size);
  const foot = boxOf(print, top + rows.height, under);
  const words = { large: [head], small: print > 0 ? [foot] : [] };
  return { words, box: union([head, ...words.small]), size: rows.size, zone, rows, top, fits };
}
