import { blockFace, softFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inkOf } from "../../giant-type/ink-of.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import { smallLayers, stacked, stackHeight } from "../../giant-type/small-stack.ts";
import { giantNode } from "../../layers/paint-giant.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import type { Node } from "../../tree/node.ts";
import { tonesOf } from "./pieces/glyph-tones.ts";

export const glyphLimits: Limits = {
  headline: { least: 15, most: 140 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 44 },
  giants: { least: 1, most: 1, pattern: /^[§!?%&+@#*=€£$¥٪؟！？％＆＋]$/u },
};

/** Longer headlines get more of the measure. */
const LONG = 70;

/** One sign of the subject's own alphabet, larger than the frame; the type lives on it. */
export const glyph: Layout = async (stage) => {
  const { frame, slots } = stage;
  const { width: W, height: H, wide, story, safe } = frame;
  const s = shortSide(frame);
  const { ground, sign, type } = tonesOf(stage);
  const script = scriptOf(slots.headline);
  const side = script === "arabic" ? "right" : "left";
  const long = slots.headline.length > LONG;

  const measure = wide ? W * 0.52 : safe.width * (long ? 0.94 : 0.84);
  const small = await smallLayers(stage, box(safe.x, safe.y, measure, s * 0.2), { color: type });
  const texts = [...small.brand, ...small.facts, ...small.call];
  const foot = stackHeight(stage, texts);
  const air = 0.055 * s;

  const face = { ...softFace(600, 72)(script), ...(script === "latin" ? { tracking: -0.028 } : {}) };
  const ruler = await ruleText(stage.painter, slots.headline, face);
  const room = safe.height - foot - (foot ? air : 0);
  const rows = fitRows(ruler, {
    width: measure,
    height: Math.min(room, (wide ? 0.62 : long ? 0.6 : 0.46) * (story ? safe.height : H)),
    leading: script === "latin" ? 0.98 : isHan(script) ? 1.16 : 1.06,
    maxSize: (wide ? 0.18 : story ? 0.16 : 0.138) * s,
    maxRows: 7,
  });
  const x = side === "right" ? right(safe) : safe.x;
  const lines = linesFrom(ruler, rows, { x, top: safe.y, align: side });

  // In a story the facts follow the headline, because what is lower is covered.
  const under = safe.y + rows.height + rows.size * 0.3 + air * 0.6;
  const area = story
    ? box(safe.x, under, safe.width, bottom(safe) - under)
    : box(safe.x, bottom(safe) - foot, safe.width, foot);
  const stack = stacked(stage, area, texts, { side, anchor: story ? "top" : "bottom" });
  return {
    layers: [giantLayer("headline", slots.headline, face, lines, { color: type }), ...stack.layers],
    paint: [fill(frame.all, ground), await signNode(stage, sign, side === "right")],
  };
};

/** Signs that are hairlines in the serif. */
const THIN = /[+=#*]/;

/** The sign, hung off the edge at which the lines end, so that a part of it is always cut. */
async function signNode(stage: Stage, color: string, mirrored: boolean): Promise<Node> {
  const { width: W, height: H, wide, story } = stage.frame;
  // The signs of Chinese and Japanese are wide versions of the Latin ones.
  const text = (stage.slots.giants?.[0] ?? "").normalize("NFKC");
  const isArabic = mirrored || /[٪؟]/u.test(text);
  const face = isArabic ? softFace()("arabic") : (THIN.test(text) ? blockFace(900) : softFace(900, 144))("latin");
  if (text === "") return giantNode(giantLayer("sign", text, face, [], { color }));
  const ink = await inkOf(stage.painter, text, face);
  const [wideInk, highInk] = [ink.right - ink.left, ink.bottom - ink.top];
  const wishedHeight = H * (wide ? 1.36 : story ? 1.06 : 1.16);
  const size = Math.min(wishedHeight / highInk, (W * (wide ? 0.66 : 1.02)) / wideInk);
  const [across, down] = [wideInk * size, highInk * size];

  // About a fifth of the sign is lost, above and below if it is high, else at the side.
  const seen = Math.max(0.7, Math.min(1, 0.8 / Math.min(1, H / down)));
  const hung = W - (seen - 0.5) * across;
  const middle = wide ? Math.min(hung, W * 0.78) : Math.min(hung, W * 0.8);
  const x = (mirrored ? W - middle : middle) - across / 2 - ink.left * size;
  const y = H * (story ? 0.62 : 0.54) - down / 2 - ink.top * size;
  const origin = { x: mirrored ? W - middle : middle, y: H / 2 };
  const turn = text === "!" ? (mirrored ? -10 : 10) : 0;
  const line = { text, size, box: box(x, y, (ink.right + 0.1) * size, size), ...(turn ? { origin, turn } : {}) };
  return giantNode(giantLayer("sign", text, face, [line], { color }));
}
