import type { Caption } from "../../scene/meme-captions.ts";
import type { TextStyle } from "../../scene/text-style.ts";
import { TYPEFACES } from "../../scene/typefaces.ts";

type Lettering = Omit<TextStyle, "size" | "align">;

const CAPTION_INK = "#211a15";

/** How each style is set, and the largest size it takes by itself, as a share of the picture's width. */
const STYLES: Record<Caption["style"], { lettering: Lettering; largest: number }> = {
  panel: {
    lettering: { typeface: "grotesque", weight: 750, tracking: -0.02, leading: 1.06, color: CAPTION_INK },
    largest: 0.092,
  },
  chalk: {
    lettering: { typeface: "grotesque", weight: 700, tracking: -0.01, leading: 1.06, color: "#f4f1e4" },
    largest: 0.092,
  },
  label: {
    lettering: {
      typeface: "condensed",
      weight: 400,
      tracking: 0.01,
      leading: 1.12,
      color: "#ffffff",
      uppercase: true,
      outline: CAPTION_INK,
    },
    largest: 0.075,
  },
  subtitle: {
    lettering: { typeface: "sans", weight: 550, tracking: 0, leading: 1.2, color: "#ffffff" },
    largest: 0.046,
  },
};

/** A face that somebody chose keeps its own weight and spacing. */
function withFace(lettering: Lettering, { typeface }: Caption): Lettering {
  if (!typeface || typeface === lettering.typeface) return lettering;
  const { weight, tracking, leading } = TYPEFACES[typeface];
  return { ...lettering, typeface, weight, tracking, leading: Math.max(leading, lettering.leading) };
}

const ARABIC = /\p{Script=Arabic}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;
/** Marks above and below Arabic letters would run into the next line. */
const ARABIC_LEADING = 1.34;
/** Other scripts come from other faces, which have to look as heavy as the capitals of a label do. */
const HEAVY = 800;

function forScript(lettering: Lettering, { text }: Caption): Lettering {
  if (!NOT_LATIN.test(text)) return lettering;
  const weight = lettering.typeface === "condensed" ? HEAVY : lettering.weight;
  if (!ARABIC.test(text)) return { ...lettering, weight };
  return { ...lettering, weight, tracking: 0, leading: Math.max(lettering.leading, ARABIC_LEADING) };
}

/** How a caption is lettered: its style, and what somebody changed about it. */
export function letteringOf(caption: Caption): { lettering: Lettering; largest: number } {
  const { lettering, largest } = STYLES[caption.style];
  const { outline: own, ...face } = forScript(withFace(lettering, caption), caption);
  const outline = caption.outline ?? own;
  return {
    largest,
    lettering: {
      ...face,
      ...(outline && outline !== "none" ? { outline } : {}),
      ...(caption.color ? { color: caption.color } : {}),
      ...(caption.uppercase === undefined ? {} : { uppercase: caption.uppercase }),
    },
  };
}
