import type { Scene } from "../../../engine/scene/scene.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import { factsOf, wordsOf } from "../../../shared/brief/facts.ts";
import { FACTS, type FactRole } from "../../../shared/brief/roles.ts";

export const ALT_TEXT = "Alt text";

export type CreativeText = { label: string; text: string };

const LISTED: readonly FactRole[] = ["offer", "when", "where", "contact"];
const oneLine = (words: string) => words.replace(/\s+/gu, " ").trim();

/** The words of a creative, to be used beside it, and a sentence for those who cannot see it. */
export function textsOf({ slots, brand, brief, meme }: Scene): CreativeText[] {
  const name = /[\p{L}\p{N}]/u.test(brand.name) ? brand.name : "";
  if (meme) {
    const captions = meme.captions.map(({ text }) => oneLine(text)).filter(Boolean);
    const texts = captions.map((text, index) => ({ label: `Caption ${index + 1}`, text }));
    return [...texts, { label: ALT_TEXT, text: sentences("Meme", captions) }];
  }
  const { headline, subline, facts = [], button } = slots;
  const told = brief ? factTexts(brief, LISTED) : facts.map((text) => ({ label: "Fact", text }));
  const texts = [
    { label: FACTS.headline.label, text: oneLine(headline) },
    ...(subline ? [{ label: "Second line", text: subline }] : []),
    ...told,
    ...(button ? [{ label: FACTS.button.label, text: button }] : []),
  ];
  const alt = sentences(name ? `Ad by ${name}` : "Ad", [...new Set(texts.map(({ text }) => text))]);
  return [...texts, { label: ALT_TEXT, text: alt }];
}

/** The same of a picture by a service: what it was asked to say. */
export function textsOfBrief(brief: Brief | undefined, prompt: string): CreativeText[] {
  const texts = brief ? factTexts(brief, ["headline", ...LISTED, "button"]) : [];
  const alt =
    texts.length > 0
      ? sentences(
          "Ad",
          texts.map(({ text }) => text),
        )
      : oneLine(prompt);
  return [...texts, { label: ALT_TEXT, text: alt }];
}

const factTexts = (brief: Brief, roles: readonly FactRole[]): CreativeText[] =>
  roles.flatMap((role) => factsOf(brief, role).map((fact) => ({ label: FACTS[role].label, text: wordsOf(fact) })));

const sentences = (start: string, words: readonly string[]) =>
  `${start}: ${words.map((each) => (/[.!?…。！？؟]$/u.test(each) ? each : `${each}.`)).join(" ")}`;
