import { contrast } from "../../color/contrast.ts";
import { blockFace, headlineFace } from "../../giant-type/faces.ts";
import { fitWidth } from "../../giant-type/fit-width.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallSize } from "../../giant-type/small-print.ts";
import type { Point } from "../../layers/layer.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { type Box, bottom, box, overlap, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { at } from "../../tree/node.ts";
import { besideBlock } from "./pieces/beside-block.ts";
import { type WordColumn, wordColumn } from "./pieces/word-column.ts";

export const cornerLimits: Limits = {
  headline: { least: 4, most: 80 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  giants: { least: 1, most: 1, pattern: /^(?=.*\p{N}).{1,9}$/u },
  photo: true,
};

/** How much larger than the small print a headline is. */
const LEADS = 1.6;
/** A story is read at arm's length, and its block has room. */
const STORY_PRINT = 1.3;
/** How much of the subject may lie under the block. */
const HIDDEN = 0.3;

/** The photograph has the frame but for one corner: a field with the offer as large as it gets, cut like a tag. */
export const corner: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { all } = frame;
  const inks = inksOf(stage, ["colour"]);
  const amount = slots.giants?.[0];
  const fromRight = scriptOf(slots.headline) === "arabic";
  const face = headlineFace(800, 78)(scriptOf(slots.headline));
  const big = blockFace(900, -0.03)(scriptOf(amount ?? ""));
  const [ruler, offer] = await Promise.all([
    ruleText(painter, slots.headline, face),
    amount ? ruleText(painter, amount, big) : undefined,
  ]);
  const loud = [stage.palette.pop, inks.accent].find((color) => contrast(color, inks.ground) >= 3.2);
  const set = (isWhole: boolean) => setBlock(stage, ruler, offer, { color: inks.ink, isWhole });
  const laid = async (placed: Block) => {
    const { block, isWhole } = placed;
    const at = async (cut: number) => {
      const picture = isWhole ? besidesOf(frame, block, cut, fromRight) : all;
      return { ...placed, cut, ...(await besideBlock(stage, picture, block, inks)) };
    };
    const found = await at(placed.cut);
    // A head that reaches behind the block is worth more than the corner through which its ground is seen.
    return isWhole && found.heads.some((head) => overlap(head, block) > 0) ? at(0) : found;
  };
  const whole = await laid(await set(true));
  const inCorner = frame.wide || frame.story ? undefined : await laid(await set(false));
  // A subject that the corner would hide gets the rest of the frame to itself, if more of it is seen there.
  const isLed = inCorner && inCorner.words.size > LEADS * smallSize(frame);
  const isCorner = isLed && (inCorner.cost < HIDDEN || inCorner.cost < whole.cost);
  const { block, cut, words, giant, paint, heads } = isCorner ? inCorner : whole;
  return {
    layers: [
      ...(amount && giant ? [giantLayer("giant-1", amount, big, [giant], { color: loud ?? inks.ink })] : []),
      giantLayer("headline", slots.headline, face, words.lines, { color: inks.ink }),
      ...words.small,
    ],
    paint: [
      ...paint,
      at(all, { backgroundColor: inks.ground, clipPath: outlineOf(tag(block, frame.story, fromRight, cut)) }),
    ],
    keepClear: heads,
  };
};

/** The block, whether it goes from edge to edge, and what stands on it. */
type Block = {
  block: Box;
  isWhole: boolean;
  cut: number;
  words: WordColumn;
  giant: ReturnType<typeof lineOn> | undefined;
};

/** The field with the offer, the headline below it and the small print: as high as its words, or as a wide frame. */
async function setBlock(
  stage: Stage,
  ruler: Ruler,
  offer: Ruler | undefined,
  { color, isWhole }: { color: string; isWhole: boolean },
): Promise<Block> {
  const { width: W, height: H, safe, wide, story } = stage.frame;
  const s = shortSide(stage.frame);
  const fromRight = ruler.script === "arabic";
  const air = 0.055 * s;
  const width = wide ? W * 0.46 : isWhole ? W : W * 0.64;
  const measure = width - safe.x - (isWhole && !wide ? safe.x : air * 1.3);
  const x = fromRight ? W - safe.x - measure : safe.x;
  const capital = (wide ? 0.3 : story ? 0.26 : isWhole ? 0.17 : 0.21) * s;
  const fitted =
    offer && fitWidth(offer, [0, offer.words.length], measure - (wide || isWhole ? 0 : 0.6) * air, capital);
  const giantHeight = fitted ? fitted.height + air * 0.9 : 0;
  const tall = Math.min((story ? 0.31 : wide ? 0.56 : isWhole ? 0.28 : 0.34) * H, safe.height - giantHeight);
  const words = await wordColumn(
    stage,
    ruler,
    box(x, story ? safe.y + giantHeight : bottom(safe) - tall, measure, tall),
    {
      color,
      maxSize: (wide || story ? 0.13 : 0.095) * s,
      maxRows: 6,
      smallScale: story ? STORY_PRINT : 1,
      anchor: story ? "top" : "bottom",
    },
  );
  const top = words.box.y - giantHeight;
  const giant =
    offer && fitted
      ? lineOn(offer, [0, offer.words.length], {
          x: fromRight ? x + measure : x,
          baseline: top + fitted.height,
          size: fitted.size,
          width: fitted.width,
          align: fromRight ? "right" : "left",
        })
      : undefined;
  const first = wide || story ? 0 : top - air;
  const block = box(fromRight ? W - width : 0, first, width, (story ? bottom(words.box) + air : H) - first);
  // The offer keeps clear of the corner that is cut off; in a story that is the one below all words.
  const free = width - safe.x - (giant?.box.width ?? 0) + top - first - 0.02 * s;
  const cut = story ? 0.2 * s : Math.max(0.04 * s, Math.min((wide ? 0.24 : 0.13) * s, free));
  return { block, isWhole, cut, words, giant };
}

/** What a block from edge to edge leaves, with what shows where its corner is cut off. */
function besidesOf({ width: W, height: H, wide, story }: Frame, block: Box, cut: number, fromRight: boolean): Box {
  if (wide) return box(fromRight ? 0 : right(block) - cut, 0, W - block.width + cut, H);
  return story ? box(0, bottom(block) - cut, W, H - bottom(block) + cut) : box(0, 0, W, block.y + cut);
}

/** The block without the corner that points into the picture. */
function tag(block: Box, isStory: boolean, fromRight: boolean, cut: number): Point[] {
  const { y: top } = block;
  const end = bottom(block);
  const [near, far] = fromRight ? [right(block), block.x] : [block.x, right(block)];
  const inner = far + (fromRight ? cut : -cut);
  const upper = [
    { x: near, y: top },
    ...(isStory
      ? [{ x: far, y: top }]
      : [
          { x: inner, y: top },
          { x: far, y: top + cut },
        ]),
  ];
  const lower = isStory
    ? [
        { x: far, y: end - cut },
        { x: inner, y: end },
      ]
    : [{ x: far, y: end }];
  return [...upper, ...lower, { x: near, y: end }];
}

const outlineOf = (points: readonly Point[]) =>
  `path("M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z")`;
