import { edgesOf } from "../../giant-type/edges-of.ts";
import { blockFace, type GiantFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../giant-type/small-block.ts";
import { shortSide, smallSize, smallWords } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { at, type Node } from "../../tree/node.ts";
import { overprintInks, printed } from "./pieces/overprint-inks.ts";
import { stacked, tokenIn, tokenOf } from "./pieces/overprint-tokens.ts";

export const overprintLimits: Limits = {
  headline: { most: 64 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 40 },
  giants: { least: 2, most: 2, pattern: /^(?=.{1,5}$)(?:\S?.*\p{N}.*|[\p{Sc}%]|\p{Script=Han}|\S.*\S)$/u },
};

/** Two facts in two inks, printed over each other; where they meet, a third colour. */
export const overprint: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const { ground, first, second, disc, text } = overprintInks(stage);
  const script = scriptOf(slots.headline);
  const isMirrored = script === "arabic";
  const words = smallWords(stage);
  const size = smallSize(frame) * (wide ? 1 : 1.05);
  const look = { color: text, size };

  // Who speaks and what to do stand apart from the sentence: beside it, or in the other corner of a wide picture.
  const narrow = (wide ? 0.38 : 0.36) * safe.width;
  const giants = slots.giants ?? [];
  const face = fixed(blockFace(760, -0.015)(script));
  const [signed, ruler, ink, tokens] = await Promise.all([
    smallBlock(stage, { ...words, facts: [] }, narrow, { ...look, align: isMirrored ? "left" : "right" }),
    ruleText(painter, slots.headline, face),
    edgesOf(painter, slots.headline, face),
    Promise.all(giants.map((giant) => tokenOf(painter, giant))),
  ]);
  const isAlone = !wide && signed.width > narrow;
  const told = wide ? 0.34 * W - safe.x : (isAlone || !signed.height ? 1 : 0.6) * safe.width;
  const facts = await smallBlock(
    stage,
    isAlone ? words : { facts: words.facts, brand: undefined, call: undefined },
    told,
    { ...look, align: isMirrored ? "right" : "left" },
  );

  const hang = Math.max(0, ink.bottom - ruler.baseline);
  const rise = isMirrored ? Math.max(0, ruler.baseline - ruler.capital - ink.top) : 0;
  const rows = fitRows(ruler, {
    width: told,
    height: (wide ? 0.25 : 0.17) * s,
    maxSize: (wide ? 0.068 : 0.05) * s,
    leading: isHan(script) ? 1.2 : 1.1,
    maxRows: 4,
  });
  const gap = facts.height ? 0.022 * s : 0;
  const head = (rise + hang) * rows.size + rows.height;
  const foot = head + gap + facts.height;
  const height = wide ? foot : Math.max(foot, isAlone ? 0 : signed.height);

  const air = 0.04 * s;
  const high = 0.03 * s;
  const signedHigh = isAlone ? 0 : signed.height;
  /** A part of a wide picture, from share to share of its width, a little over its edges. */
  const over = (from: number, y: number, to: number, end: number) => {
    const [x, width] = [from * W - 0.005 * W, (to - from) * W + 0.01 * W];
    return box(isMirrored ? W - x - width : x, y, width, end - y);
  };
  const reach = Math.min(0.6, (right(safe) - signed.width - air) / W);
  const placed = wide
    ? await Promise.all(
        [
          tokens[0] &&
            tokenIn(painter, tokens[0], over(0, high, reach, bottom(safe) - height - air), isMirrored ? 1 : 0),
          tokens[1] &&
            tokenIn(painter, tokens[1], over(0.36, safe.y + signedHigh + air, 1, H - high), isMirrored ? 0 : 1),
        ].flatMap((one) => one ?? []),
      )
    : await stacked(
        painter,
        tokens,
        box(-0.012 * W, story ? safe.y : high, 1.024 * W, bottom(safe) - height - air - (story ? safe.y : high)),
      );
  const lowest = wide ? bottom(safe) : Math.max(...placed.map((one) => one.bottom), safe.y);
  const top = wide ? bottom(safe) - foot : story ? lowest + air : bottom(safe) - height;

  const left = isMirrored ? right(safe) - told : safe.x;
  const lines = linesFrom(ruler, rows, {
    x: isMirrored ? right(safe) : safe.x,
    top: top + rise * rows.size,
    align: isMirrored ? "right" : "left",
  });
  const colors = [first, second];
  const corner = {
    x: isMirrored ? safe.x : right(safe) - narrow,
    y: wide ? safe.y : story ? top : bottom(safe) - signed.height,
  };
  const radius = wide ? 0.43 * H : story ? 0.56 * W : 0.31 * W;
  const middle = placed[1] ?? { top: 0.3 * H, bottom: 0.8 * H };
  const mirrored = (x: number) => (isMirrored ? W - x : x);
  const spot = wide
    ? { x: mirrored(0.52 * W), y: 0.38 * H }
    : story
      ? { x: mirrored(0.56 * W), y: H - 0.36 * W }
      : { x: mirrored((stage.scene.seed % 2 ? 0.36 : 0.64) * W), y: (middle.top + middle.bottom) / 2 + 0.06 * H };
  const low = { x: mirrored(0.3 * W), y: H - 0.02 * W, radius: 0.34 * W };
  return {
    layers: [
      ...placed.map((one, index) =>
        giantLayer(`giant-${index + 1}`, giants[index] ?? "", one.face, [one.line], {
          color: colors[index] ?? first,
          blend: "multiply",
        }),
      ),
      giantLayer("headline", slots.headline, face, lines, { color: text }),
      ...blockAt(facts, { x: left, y: top + head + gap }),
      ...(isAlone ? [] : blockAt(signed, corner)),
    ],
    paint: [
      fill(frame.all, ground),
      ...(story ? meeting({ ...spot, radius }, low, disc, first) : [circle({ ...spot, radius }, disc)]),
    ],
  };
};

type Circle = { x: number; y: number; radius: number };

const circle = ({ x, y, radius }: Circle, color: string, ...inside: Node[]) =>
  at(
    box(x - radius, y - radius, 2 * radius, 2 * radius),
    { backgroundColor: color, borderRadius: radius, overflow: inside.length ? "hidden" : "visible" },
    ...inside,
  );

/** In a story the inks go on below the words: a second disc, and the colour where it meets the first. */
function meeting(one: Circle, other: Circle, disc: string, ink: string): Node[] {
  const within = { ...other, x: other.x - one.x + one.radius, y: other.y - one.y + one.radius };
  return [circle(other, ink), circle(one, disc, circle(within, printed(disc, ink)))];
}

const fixed = (face: GiantFace): GiantFace => ({ ...face, axis: { least: 100, most: 100 } });
