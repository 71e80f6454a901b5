import { DOODLES_ASKED, LAYOUTS_ASKED, MEME_CASTS } from "../../words/directions.ts";
import { EVERY_LANGUAGE } from "../../words/every-language.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const SENTENCES = [
  ...Object.values(LAYOUTS_ASKED),
  ...Object.values(DOODLES_ASKED),
  ...Object.values(EVERY_LANGUAGE).flatMap(({ grounds }) => grounds),
  ...MEME_CASTS,
].map(escaped);
const HEADLINE = `(?:${Object.values(EVERY_LANGUAGE)
  .map(({ headlineCue }) => escaped(headlineCue))
  .join("|")})“([^“”\\n]{1,120})”[.。]`;
const OURS = new RegExp(`${SENTENCES.join("|")}|${HEADLINE}`, "gu");

export type OurDirections = {
  /** The description without the sentences that enhancing it added. */
  rest: string;
  /** Those sentences, but for the headline. */
  asked: string[];
  headline: string | undefined;
};

/** Takes out what enhancing added, word for word, so that a text can be enhanced again and is understood as before. */
export function takeOutOurs(text: string): OurDirections {
  const found = [...text.matchAll(OURS)];
  const rest = text
    .replace(OURS, " ")
    .replace(/[ \t]+/gu, " ")
    .trim();
  if (!rest || found.length === 0) return { rest: text, asked: [], headline: undefined };
  return {
    // Enhancing also ends the description with a stop.
    rest: rest.replace(/(?<![.。])[.。]$/u, ""),
    asked: found.filter(([, words]) => words === undefined).map(([sentence]) => sentence),
    headline: found.findLast(([, words]) => words !== undefined)?.[1]?.trim() || undefined,
  };
}
