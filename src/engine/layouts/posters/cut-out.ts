import { alpha } from "../../color/mix.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import { headlineFace } from "../../giant-type/faces.ts";
import { fitRows, type Rows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { coverAt, partUnder, photoIn } from "../../photo/crop.ts";
import { lookAt } from "../../photo/look-at.ts";
import { type Box, bottom, box, inset, right } from "../../scene/box.ts";
import { inkOn, sheetFor } from "./pieces/cut-out-ground.ts";
import { cutWord, placeWall } from "./pieces/cut-out-word.ts";
import { footOf, smallLayers } from "./pieces/foot.ts";

export const cutOutLimits: Limits = {
  headline: { most: 90 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 40 },
  giants: { least: 1, most: 1, pattern: /^(?:\S{2,8}|\S{1,4}\s\S{2,9}|\S{2,9}\s\S{1,4})$/u },
  photo: true,
  // Through most letters nothing would be seen.
  cutOut: false,
};

/** How far the wall goes on in a story, where nothing under it has to be read. */
const RUNS_OFF = 1.07;

/** The photograph is seen only through the letters of a word, which is repeated until the wall is full. */
export const cutOut: Layout = async (stage) => {
  const { frame, slots, photo, painter, palette, scene } = stage;
  const { width: W, story } = frame;
  const s = shortSide(frame);
  const margin = 0.03 * s;
  const face = headlineFace(780, 84)(scriptOf(slots.headline));
  const ruler = await ruleText(painter, slots.headline, face);
  // The words are placed first, in any colour: the picture decides which it is.
  const set = (color: string) => setWords(stage, ruler, color);
  const { room } = await set(palette.ink);

  const wall = await placeWall(stage, box(margin, room.y, W - 2 * margin, room.height), 0.022 * s);
  const { lines, sheet: sheetArea } = wall;
  const look = photo ? await lookAt(stage, photo, palette.glow) : undefined;
  const picture = look ? coverAt(look, sheetArea, { zoom: story ? 1 : 1.06 }) : sheetArea;
  const sheet = look
    ? sheetFor(
        palette,
        look,
        lines.map((line) => partUnder(picture, inset(line.box, 0, line.size * 0.14))),
        scene.seed,
      )
    : { ground: palette.paper, ink: inkOn(palette, palette.paper), veil: { color: palette.ink, strength: 0 } };

  const words = await set(sheet.ink);
  const through =
    photo && look ? { color: sheet.ground, cut: sheetArea } : { color: pushedToRead(palette.accent, sheet.ground) };
  return {
    layers: [
      giantLayer("giant-1", slots.giants?.[0] ?? cutWord(stage), wall.ruler.face, lines, through),
      giantLayer("headline", slots.headline, face, words.lines, { color: sheet.ink }),
      ...words.small,
    ],
    paint: [
      fill(frame.all, sheet.ground),
      ...(photo && look ? [photoIn(photo, sheetArea, picture, { backgroundColor: palette.glow })] : []),
      ...(sheet.veil.strength > 0 && look ? [fill(sheetArea, alpha(sheet.veil.color, sheet.veil.strength))] : []),
    ],
  };
};

type Words = { lines: ReturnType<typeof linesFrom>; small: Layer[]; room: Box };

/** The headline and the small print, and the room that they leave for the wall. */
async function setWords(stage: Stage, ruler: Ruler, color: string): Promise<Words> {
  const { width: W, height: H, story, wide, safe } = stage.frame;
  const s = shortSide(stage.frame);
  const margin = 0.03 * s;
  const fromRight = ruler.script === "arabic";
  const leading = { latin: 0.98, cyrillic: 1, arabic: 1.36, japanese: 1.2, chinese: 1.2 }[ruler.script];
  const rowsIn = (width: number, height: number, maxSize: number) =>
    fitRows(ruler, { width, height, leading, maxSize, maxRows: 4 });
  const linesAt = (rows: Rows, area: Box, top: number) =>
    linesFrom(ruler, rows, { x: fromRight ? right(area) : area.x, top, align: fromRight ? "right" : "left" });
  const dip = (rows: Rows) => rows.size * (fromRight ? 0.42 : 0.2);

  if (wide) {
    const small = await smallLayers(stage, safe.width * 0.34, { color });
    const texts = [...small.facts, ...small.brand, ...small.call];
    const stack = texts.reduce((sum, { box: one }) => sum + one.height, 0);
    const widest = Math.max(0, ...texts.map(({ box: one }) => one.width));
    const width = texts.length ? safe.width - widest - 0.06 * W : safe.width;
    const head = box(fromRight ? right(safe) - width : safe.x, safe.y, width, safe.height);
    const rows = rowsIn(width, H * 0.2, 0.11 * s);
    let y = bottom(safe) - stack;
    const placed = texts.map((layer) => {
      const at = moveTo(layer, fromRight ? safe.x : right(safe) - layer.box.width, y);
      y += layer.box.height;
      return at;
    });
    const top = bottom(safe) - Math.max(rows.height + dip(rows) * 0.6, stack);
    const lines = linesAt(rows, head, bottom(safe) - rows.height - dip(rows) * 0.6);
    return { lines, small: placed, room: box(0, margin, W, top - 0.05 * s - margin) };
  }
  const small = await smallLayers(stage, safe.width, { color });
  if (story) {
    const rows = rowsIn(safe.width, safe.height * 0.24, 0.085 * s);
    const under = safe.y + rows.height + dip(rows) + 0.03 * s;
    const foot = await footOf(stage, box(safe.x, under, safe.width, safe.height), small, "top");
    const from = (foot.layers.length ? bottom(foot.box) : under) + 0.05 * s;
    return { lines: linesAt(rows, safe, safe.y), small: foot.layers, room: box(0, from, W, H * RUNS_OFF - from) };
  }
  const foot = await footOf(stage, safe, small);
  const rows = rowsIn(safe.width, H * 0.15, 0.085 * s);
  const end = foot.layers.length ? foot.box.y - 0.03 * s : bottom(safe);
  const top = end - dip(rows) - rows.height;
  return { lines: linesAt(rows, safe, top), small: foot.layers, room: box(0, margin, W, top - 0.05 * s - margin) };
}
