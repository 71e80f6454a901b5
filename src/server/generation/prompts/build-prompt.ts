import type { CreativeType } from "../../../shared/contracts/generate-creative.ts";
import { PREAMBLES, STYLE_SUFFIX } from "./preambles.ts";

/** What the model reads: the preamble of the ad type, the user's words, the style. */
export function buildPrompt(type: CreativeType, text: string, images: number): string {
  const preamble = images > 0 && type !== "edit" ? `${PREAMBLES[type]} ${inspiration(images)}` : PREAMBLES[type];
  return [preamble, text, STYLE_SUFFIX].join("\n\n");
}

function inspiration(images: number): string {
  const which = images === 1 ? "The attached image is" : `The ${images} attached images are`;
  return `${which} inspiration for subject, mood and style: take what fits the description, and keep a logo or product shown there exact.`;
}
