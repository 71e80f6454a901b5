import type { BrandKit } from "../brands/brand-kit.ts";
import type { Brief } from "../brief/brief.ts";
import { factsOf } from "../brief/facts.ts";
import type { CreativeType } from "../contracts/generate-creative.ts";
import type { Format } from "../formats.ts";
import type { Dialect } from "./dialect.ts";
import { roomForWords } from "./room-for-words.ts";
import { seenWords } from "./seen-words.ts";
import { tellHues } from "./tell-kit.ts";
import { tellUses, type Used } from "./tell-uses.ts";

export type PictureWish = {
  type: Exclude<CreativeType, "edit">;
  text: string;
  brief: Brief;
  images: readonly Used[];
  format: Format;
  /** The layout that is to set the words. */
  layout?: string | undefined;
  /** The brand that it is for. */
  kit?: BrandKit | undefined;
  dialect: Dialect;
};

/** The prompt for a picture on which we set the words: what is to be seen, where, and nothing that is to be read. */
export function buildPicturePrompt({ type, text, brief, images, format, layout, kit, dialect }: PictureWish): string {
  const hasProduct = images.some(({ use }) => use?.role === "hero");
  const preamble = [PREAMBLES[type], hasProduct ? BLANK_BUT_PRODUCT : BLANK[dialect], ...tellUses(images)].join(" ");
  const isFromRight = brief.language?.value === "ar";
  const room = roomForWords(layout, { format, isFromRight, dialect });
  const avoided = dialect === "flux" ? [] : factsOf(brief, "avoid").map(({ value }) => value);
  const without = avoided.length > 0 ? `Leave out: ${avoided.join(", ")}.` : "";
  const style = type === "chatgptdoodle" ? DRAWN : TAKEN;
  return [
    preamble,
    seenWords(text, brief),
    [room, ...(kit ? tellHues(kit) : []), without, style].filter(Boolean).join(" "),
  ].join("\n\n");
}

/** None says "ad", "poster" or "headline": models paint what they read. */
const PREAMBLES: Record<PictureWish["type"], string> = {
  meta: "One photograph that stops somebody who is scrolling: one clear subject, seen large, in a believable scene with natural light and strong contrast to what is behind it.",
  saas: "One clean, quiet photograph of what good software gives people: somebody at ease at work, a device with a dark screen, or simple objects that stand for the result, in soft light with generous room.",
  maker:
    "One honest photograph of a thing that one person or a small team makes: in use on a real desk or workbench, in warm daylight, with visible material and a friendly, close camera.",
  homeservices:
    "One photograph of a tidy, trustworthy professional at work in a home, or of the finished result, in bright natural daylight, seen from eye level.",
  meme: "One funny picture that makes its point without a word: one situation, an expressive subject, an exaggerated reaction, a plain background.",
  chatgptdoodle:
    "One quick, charming doodle that explains itself: hand-drawn black marker lines on plain white paper, slightly wobbly, with one or two flat accent colours and simple figures.",
};

const BLANK: Record<Dialect, string> = {
  plain:
    "It holds no lettering of any kind: signs, screens, packs and pages are blank, without words, figures, logos or watermarks.",
  gemini:
    "It holds no lettering of any kind: signs, screens, packs and pages are blank, without words, figures, logos or watermarks.",
  openai: "Every surface, label, sign, screen and page is blank: no words, figures, logos or watermarks anywhere.",
  flux: "Clean, unmarked surfaces, plain packaging, empty signs and dark screens.",
};
const BLANK_BUT_PRODUCT = "Nothing is written anywhere but on the product itself: signs, screens and pages are blank.";

const TAKEN = "Style: modern, professional, high-quality photograph.";
const DRAWN = "Style: modern, professional, high-quality hand drawing.";
