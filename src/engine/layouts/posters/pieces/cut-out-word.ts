import { inCapitals } from "../../../giant-type/capitals.ts";
import type { Run } from "../../../giant-type/cuts.ts";
import { blockFace } from "../../../giant-type/faces.ts";
import { type Ruler, ruleText } from "../../../giant-type/ruler.ts";
import { isHan, type Script, scriptOf } from "../../../giant-type/script-of.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, bottom, box, inset, union } from "../../../scene/box.ts";
import { type Block, blockFrom, linesOfBlock } from "./block-rows.ts";

const ARABIC_FIGURES = /[\u0660-\u0669\u06f0-\u06f9٪]/u;
const MOST_ROWS = 5;
/** As many as a story has room for. */
const MOST_RUN_OFF = 9;

/** The word that is cut out, as it is set; without one, the longest of the headline. */
export function cutWord({ slots }: Stage): string {
  const [word] = slots.giants ?? [];
  const longest = slots.headline.split(/\s+/u).sort((a, b) => b.length - a.length)[0] ?? slots.headline;
  return inCapitals((word ?? longest.slice(0, 14)).trim());
}

function scriptFor(word: string, headline: string): Script {
  if (ARABIC_FIGURES.test(word)) return "arabic";
  const script = scriptOf(word);
  return isHan(script) && isHan(scriptOf(headline)) ? scriptOf(headline) : script;
}

type Wall = { ruler: Ruler; block: Block };

/** The word repeated in rows until the wall is full; a date stands in two rows where they are more like the wall. */
async function wallOf(stage: Stage, area: Box, mortar: number, runsOff: boolean): Promise<Wall> {
  const word = cutWord(stage);
  const face = blockFace(900, -0.025)(scriptFor(word, stage.slots.headline));
  const tokens = word.split(/\s+/u).length;
  const most = runsOff ? MOST_RUN_OFF : MOST_ROWS;
  // Measured once, as often as it can be repeated: every wall is made of the first so many.
  const ruler = await ruleText(stage.painter, Array.from({ length: most }, () => word).join(" "), face);
  let best: (Wall & { worth: number }) | undefined;
  for (const perRow of tokens === 2 ? [1, 2] : [tokens]) {
    const each = tokens / perRow;
    const count = ruler.words.length / most / each;
    for (let times = 1; times * each <= most; times++) {
      const runs = Array.from({ length: times * each }, (_, row): Run => [row * count, (row + 1) * count]);
      const wish = { width: area.width, height: area.height, mostRows: most, maxCapital: area.height, mortar };
      const block = await blockFrom(stage.painter, ruler, runs, wish);
      const worth = (block.height / area.height) * block.fills ** 2 - runs.length * 0.05;
      if (!best || worth > best.worth) best = { ruler, block, worth };
      // More rows only get smaller from here on.
      else if (block.fills < 0.98) break;
    }
  }
  return best as Wall;
}

/** The air above and below the letters in a line box of one em. */
const LINE_AIR = 0.15;

export type PlacedWall = { ruler: Ruler; lines: GiantLine[]; sheet: Box };

/** The wall in a room, and the sheet that it is cut out of. Its line boxes, too, stay clear of what is around it. */
export async function placeWall(stage: Stage, room: Box, mortar: number): Promise<PlacedWall> {
  const { story, width: W, height: H } = stage.frame;
  let area = room;
  for (let turn = 0; ; turn++) {
    const { ruler, block } = await wallOf(stage, area, mortar, story);
    const top = story ? area.y : area.y + (area.height - block.height) / 2;
    const lines = linesOfBlock(ruler, block, { ...area, y: top }, mortar, "center");
    const letters = union(lines.map(({ box: one, size }) => inset(one, 0, size * LINE_AIR)));
    const above = Math.max(0, room.y - mortar - letters.y);
    const below = story ? 0 : Math.max(0, bottom(letters) - bottom(room) - mortar);
    if (turn === 3 || above + below < 1) {
      const from = Math.max(0, Math.min(top, letters.y) - mortar);
      const to = Math.min(H, Math.max(top + block.height, bottom(letters)) + mortar);
      return { ruler, lines, sheet: box(0, from, W, to - from) };
    }
    area = box(area.x, area.y + above, area.width, area.height - above - below);
  }
}
