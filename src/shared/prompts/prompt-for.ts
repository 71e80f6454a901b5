import type { ServiceId } from "../ai-services/services.ts";
import type { BrandKit } from "../brands/brand-kit.ts";
import type { Brief } from "../brief/brief.ts";
import type { CreativeType } from "../contracts/generate-creative.ts";
import type { Format } from "../formats.ts";
import type { WordsBy } from "../words-by.ts";
import { buildPicturePrompt } from "./build-picture-prompt.ts";
import { buildPrompt } from "./build-prompt.ts";
import { dialectOf } from "./dialect.ts";
import type { Used } from "./tell-uses.ts";

type Asked<Image extends Used> = {
  type: CreativeType;
  text: string;
  images: readonly Image[];
  brief?: Brief | undefined;
  words: WordsBy;
  format: Format;
  layout?: string | undefined;
  /** The brand that it is for. */
  kit?: BrandKit | undefined;
  service: ServiceId | null;
  model: string | null;
};

const STAYS_BLANK = "The image holds no lettering, and gets none.";

/** What a service is sent, letter for letter, and which pictures with it. */
export function promptFor<Image extends Used>(asked: Asked<Image>): { prompt: string; images: readonly Image[] } {
  const { type, text, brief, words, format, layout, kit, service, model } = asked;
  if (words === "drawn") return { prompt: buildPrompt(type, text, asked.images, brief, kit), images: asked.images };
  // The picture under our words is changed, and goes without them.
  if (type === "edit") return { prompt: buildPrompt(type, `${text}\n\n${STAYS_BLANK}`, []), images: asked.images };
  // The logo is set by us too.
  const images = asked.images.filter(({ use }) => use?.role !== "logo");
  const wish = { type, text, images, brief: brief ?? { facts: [] }, format, layout, kit };
  return { prompt: buildPicturePrompt({ ...wish, dialect: dialectOf(service, model) }), images };
}
