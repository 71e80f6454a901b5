import { contrast } from "../../color/contrast.ts";
import { edgesOf } from "../../giant-type/edges-of.ts";
import { headlineFace } from "../../giant-type/faces.ts";
import { fitRows, type Rows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import type { Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, type SmallBlock, smallBlock } from "../../giant-type/small-block.ts";
import { shortSide, smallWords } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { heightsOf, type Letter, lettersOf, pulledUp, reachOf } from "./pieces/skyline-letters.ts";

/** Letters that can be pulled up: not joined ones, and not so many that they become hairs. */
const WORD =
  /^(?:[\p{Script=Latin}\p{M}]{3,9}|[\p{Script=Cyrillic}\p{M}]{3,9}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,6})$/u;

export const skylineLimits: Limits = {
  headline: { most: 90 },
  scripts: ["latin", "cyrillic", "japanese", "chinese"],
  facts: { most: 3, length: 40 },
  giants: { least: 1, most: 1, pattern: WORD },
};

/** How high the lowest letter stands, the boldest first. */
const LOW = [0.52, 0.46, 0.4, 0.34, 0.28, 0.22, 0.16, 0.1];
/** A lower skyline has to win so much for the headline. */
const WORTH = 1.06;
const LEADING = 0.98;
/** Where the word begins, as a share of a wide picture. */
const STARTS = [0, 0.3, 0.46];

type Setting = { rows: Rows; block: SmallBlock; letters: Letter[]; heights: number[] };

/** One word pulled up out of the ground, letter by letter; the sky it leaves is for the sentence. */
export const skyline: Layout = async (stage) => {
  const { frame, slots } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const { ground, ink, letters: color, last } = colorsOf(stage);
  const word = slots.giants?.[0] ?? slots.headline.split(/\s+/u)[0] ?? slots.headline;

  const margin = wide ? 0.018 * W : 0.022 * W;
  const base = story ? H : H - margin;
  const face = headlineFace(800, 84)(scriptOf(slots.headline));
  const [ruler, edges] = await Promise.all([
    ruleText(stage.painter, slots.headline, face),
    edgesOf(stage.painter, slots.headline, face),
  ]);
  const hang = Math.max(0, edges.bottom - ruler.baseline);

  const words = smallWords(stage);
  const [air, gap] = [0.036 * s, 0.034 * s];
  const blocks = new Map<number, Promise<SmallBlock>>();
  const blockFor = (width: number) => {
    const found = blocks.get(width) ?? smallBlock(stage, words, width, { color: ink });
    blocks.set(width, found);
    return found;
  };
  /** Words it was not drawn for: the letters stay in the ground. */
  const cramped = async (): Promise<Setting> => {
    const letters = await lettersOf(stage.painter, word, { left: margin, right: W - margin, gap: 0.012 * W });
    const block = await blockFor(safe.width);
    const rows = fitRows(ruler, { width: safe.width, height: 0.62 * safe.height - block.height, maxSize: 0.15 * s });
    return { rows, block, letters, heights: letters.map((_, index) => (0.1 + 0.02 * index) * H) };
  };

  const leading = isHan(ruler.script) ? 1.16 : LEADING;
  const wish = { leading, maxSize: 0.15 * s, maxRows: 7 };
  const isGood = (setting?: Setting) => (setting?.rows.size ?? 0) >= (wide ? 0.1 : 0.084) * s;
  let best: Setting | undefined;
  const starts = wide ? STARTS : [0];
  for (const start of starts) {
    // Few letters fill a wide ground, but leave a long sentence no sky: then they stand on its far part.
    if (isGood(best)) break;
    const left = Math.max(margin, start * W);
    const letters = await lettersOf(stage.painter, word, { left, right: W - margin, gap: 0.012 * W });
    for (const low of LOW) {
      if (isGood(best)) break;
      const heights = heightsOf(letters, {
        height: H,
        low: story ? low * 0.66 + 0.2 : low,
        high: story ? 0.8 : wide ? 0.96 : 0.94,
        leastShare: wide ? 0.5 : 1.05,
      });
      const reaches = letters.map((letter, index) => reachOf(letter, heights[index] ?? 0));
      for (let count = start ? 0 : 1; count <= letters.length; count++) {
        const next = letters[count];
        const width = (next ? Math.min(next.x, next.x - next.ink.left * next.size) - air : right(safe)) - safe.x;
        if (width < 0.3 * W) continue;
        const sky = (count ? base - Math.max(...reaches.slice(0, count)) - air : bottom(safe)) - safe.y;
        const least = (best?.rows.size ?? 0) * (best?.heights === heights ? 1 : WORTH);
        if (sky <= 0 || fitRows(ruler, { ...wish, width, height: sky }).size <= least) continue;
        const block = await blockFor(width);
        const room = sky - block.height - (block.height ? gap : 0);
        if (block.width > width || room < 0.05 * s) continue;
        // What hangs below the last baseline needs its room too.
        const over = hang * fitRows(ruler, { ...wish, width, height: room }).size;
        const rows = fitRows(ruler, { ...wish, width, height: Math.max(room * 0.5, room - over) });
        if (rows.size > least) best = { rows, block, letters, heights };
      }
    }
  }
  best ??= await cramped();

  const { rows, block, letters, heights } = best;
  const lines = linesFrom(ruler, rows, { x: safe.x, top: safe.y });
  const below = safe.y + rows.height + hang * rows.size + gap;
  const pulled = letters.map((letter, index) => ({
    ...pulledUp(letter, base, heights[index] ?? 0),
    ...(index === letters.length - 1 ? { color: last } : {}),
  }));
  const tallest = Math.max(...heights);
  return {
    layers: [
      {
        ...giantLayer("giant-1", word, letters[0]?.face ?? face, pulled, { color }),
        box: box(margin, base - tallest, W - 2 * margin, tallest),
      },
      giantLayer("headline", slots.headline, face, lines, { color: ink }),
      ...blockAt(block, { x: safe.x, y: below }),
    ],
    paint: [fill(frame.all, ground)],
  };
};

/** The letters must stand out from the sky; the last one may take the loud colour. */
function colorsOf(stage: Stage) {
  const { ground, ink, accent } = inksOf(stage, ["paper", "dark", "colour"]);
  const { pop, shade, glow, paper } = stage.palette;
  const stands = (color: string) => contrast(color, ground) >= 3;
  const letters = [accent, pop, shade, glow, paper].find(stands) ?? ink;
  const other = [pop, accent].find((color) => stands(color) && color !== letters && color !== ink);
  return { ground, ink, letters, last: stage.scene.seed % 2 === 0 && other ? other : letters };
}
