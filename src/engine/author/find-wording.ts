const QUOTE = /["“„«]([^"“”„«»]{2,140})["”“»]/gu;
const AS_NAME =
  /(?:called|named|brand|namens|heißt|genannt|appelée?s?|nommée?s?|llamad[oa]s?|chamad[oa]s?|chiamat[oa]|названием|называется)\s*$/iu;
const AS_BUTTON = /\b(?:button|cta|call to action|knopf|bouton|botón|botão|pulsante)\b/iu;
const AS_SUBLINE =
  /\b(?:underneath|sub-?line|sub-?title|sub-?head(?:line|ing)?|second line|tagline|below (?:it|the headline))\b|\bsmall(?:er)?(?:\s(?:text|line|print|type|letters))?\s?[:：]?\s*$/iu;
const AS_HEADLINE = /\b(?:headline|title|caption|slogan|words?|text|says?|saying|reads?|überschrift)\b/iu;
const BOUNDARY = /[,;]\s|\s(?:with|and|mit|und|avec|et|con|y|com|и)\s/giu;
const UNQUOTED = /(?:^|[\s,;(])(?:headline|title|caption|slogan)\s?[:：]\s*([^"“”„«».!?]{3,90}[!?]?)/iu;

export type Wording = { headline?: string; subline?: string; button?: string };

/** Words that must appear in the ad exactly as written, and the description without the request for them. */
export function findWording(text: string): { wording: Wording; rest: string } {
  const wording: Wording = {};
  let rest = "";
  let end = 0;
  for (const { 0: quote, 1: words = "", index } of text.matchAll(QUOTE)) {
    const before = text.slice(end, index);
    const ask = before.split(/[.!?…]\s/u).at(-1) ?? "";
    end = index + quote.length;
    if (AS_NAME.test(ask)) {
      rest += before + quote;
      continue;
    }
    const button = AS_BUTTON.exec(ask);
    const subline = AS_SUBLINE.exec(ask);
    wording[button ? "button" : subline || wording.headline ? "subline" : "headline"] ??= words.trim();
    const keyword = button ?? subline ?? AS_HEADLINE.exec(ask);
    rest = closed(rest + before.slice(0, before.length - ask.length + startOfAsking(ask, keyword?.index)));
    end += /^\s*[.,;]/u.exec(text.slice(end))?.[0].length ?? 0;
  }
  rest += text.slice(end);
  const unquoted = wording.headline ? undefined : UNQUOTED.exec(rest);
  if (unquoted?.[1]) {
    wording.headline = unquoted[1].trim();
    rest = rest.replace(unquoted[0], "");
  }
  return { wording, rest: rest.trim() };
}

/** Where the request begins. The sentence may name the thing before it: "Tea for two with a button …". */
function startOfAsking(ask: string, keyword: number | undefined): number {
  if (keyword === undefined) return ask.length;
  return [...ask.slice(0, keyword).matchAll(BOUNDARY)].at(-1)?.index ?? 0;
}

/** Ends the text with a full stop, so that what follows the quoted words is a new sentence. */
const closed = (text: string) => text.trimEnd().replace(/(?<=[\p{L}\p{N})])$/u, ".");
