import { NAMED_TEMPLATE } from "../../words/meme-templates.ts";
import type { Planned } from "../planned/planned.ts";
import type { Said } from "../understood/understood.ts";

/** What is asked for before the joke begins: "make a meme about", "meme for our bakery:". */
const ASKED =
  /^(?:(?:please |can (?:you|we) |could you )?(?:make|create|do|get|need|want|i need|we need|give me)\s+)?(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+|un\s+|ein\s+|een\s+)?(?:funny\s+|new\s+)?(?:memes?|mème|mem|ميم|ミーム)(?:\s+(?:for|für|pour|para|per|voor)\s+[^:,.\n]{2,60}[:,.]|\s+(?:about|on|where|of|über|sur|sobre|su|over)\b|\s*[:,])\s*/iu;
/** "Crumbly Bakery meme: ...": whose it is, not what it says. */
const WHOSE = /^[\p{L}\p{N}&'’. -]{2,30}?\s+memes?\s*[:–—]\s+/iu;
const PLEASE = /\s+meme(?:\s+(?:pls|plz|please|bitte|svp|por favor))?[.!]?$/iu;

/** The description without what was only asked for. */
export function withoutAsking(text: string): string {
  const bare = text.replace(/^x (?:vs\.?|or) y\s*[:,–-]\s*/iu, "").replace(NAMED_TEMPLATE, "");
  return bare.replace(ASKED, "").replace(WHOSE, "").replace(PLEASE, "").trim() || text;
}

/** A joke is told whole: only a sentence of its own may be a direction. */
export function jokeOf({ text, directions }: Pick<Planned, "text" | "directions">): string {
  const isSentence = ({ from, to }: Said) =>
    /(?:^|[.!?;\n(]\s*)$/u.test(text.slice(0, from)) && /^(?:$|\s*[.!?;\n)])/u.test(text.slice(to));
  const kept = directions
    .filter(isSentence)
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+([.!?;,])/gu, "$1")
    .replace(/([.!?])\s*[.;,]+(?=\s)/gu, "$1")
    .replace(/^[\s.!?;,]+/u, "")
    .trim();
  return withoutAsking(/[\p{L}\p{N}]/u.test(kept) ? kept : text);
}
