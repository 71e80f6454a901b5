const QUOTE = /["“„«]([^"“”„«»]{2,140})["”“»]/gu;
const AS_NAME =
  /(?:called|named|brand|namens|heißt|genannt|appelée?s?|nommée?s?|llamad[oa]s?|chamad[oa]s?|chiamat[oa]|названием|называется)\s*$/iu;
const AS_BUTTON = /\b(?:button|cta|call to action|knopf|bouton|botón|botão|pulsante)\b/iu;
const AS_SUBLINE =
  /\b(?:underneath|sub-?line|sub-?title|sub-?head(?:line|ing)?|second line|tagline|small(?:er)?|below (?:it|the headline))\b/iu;
const UNQUOTED = /(?:^|[\s,;(])(?:headline|title|caption|slogan)\s?[:：]\s*([^"“”„«».!?]{3,90}[!?]?)/iu;

export type Wording = { headline?: string; subline?: string; button?: string };

/** Words that are to stand in the ad exactly as written, and the description without asking for them. */
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
    const isButton = AS_BUTTON.test(ask);
    const isSubline = AS_SUBLINE.test(ask);
    wording[isButton ? "button" : isSubline || wording.headline ? "subline" : "headline"] ??= words.trim();
    // A sentence about a button is about nothing else; one about a headline may have named the thing before.
    const asked = isButton || isSubline ? ask : (ask.split(/[,;]\s/u).at(-1) ?? "");
    rest += before.slice(0, before.length - asked.length);
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
