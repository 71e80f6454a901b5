import { line } from "../written/lines.ts";

/** Somebody, and what they say. */
export type Turn = { who: string; says: string };

/** A colon after words, not one of a time or an address. */
const COLON =
  /(?<=[^\s\d/])\s*[:：](?=\s|$|["“„«「'‘])|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[:：]/gu;
/** Who speaks may follow the words of another without any stop. */
const KNOWN =
  /(?:^|\s)((?:also )?me|us|ich|wir|moi|nous|yo|eu|io|ik|я|(?:my |the )?(?:boss|client)|(?:(?:absolutely|literally) )?nobody)$/iu;
const STOP = /[\n/.!?…"”»」。，、！？]/u;
const LONGEST_NAME = 40;

/** Who says what, in a text such as "nobody: / me: ...". Words before the first who speaks are not among them. */
export function turnsIn(text: string): Turn[] {
  const names: { who: string; from: number; to: number }[] = [];
  for (const { index, 0: colon } of text.matchAll(COLON)) {
    const name = nameBefore(text.slice(names.at(-1)?.to ?? 0, index), names.length > 0);
    if (name) names.push({ who: line(name), from: index - name.length, to: index + colon.length });
  }
  return names.map(({ who, to }, at) => ({ who, says: spoken(text.slice(to, names[at + 1]?.from)) }));
}

function nameBefore(stretch: string, isAfterWords: boolean): string | undefined {
  const last = [...stretch].findLastIndex((sign) => STOP.test(sign));
  const name = [...stretch]
    .slice(last + 1)
    .join("")
    .replace(/^[\s'’]+/u, "");
  const known = (isAfterWords && last < 0) || name.length > LONGEST_NAME ? KNOWN.exec(name)?.[1] : undefined;
  if (known) return known;
  return name.trim() !== "" && name.length <= LONGEST_NAME ? name : undefined;
}

/** What somebody says, without the marks that separate it from what follows. */
const spoken = (words: string) =>
  words
    .replace(/[\s/|，、]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
