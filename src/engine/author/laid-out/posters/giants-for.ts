import type { Language } from "../../../../shared/languages.ts";
import { figuresIn, JOINED } from "../../../claims/figures.ts";
import { plain } from "../../../claims/fold.ts";
import type { LayoutId } from "../../../scene/layout-id.ts";
import type { Slots } from "../../../scene/scene.ts";
import { LANGUAGE_WORDS } from "../../../words/language-words.ts";
import type { Role } from "../../../words/words.ts";
import { hasRole, lexiconFor, rolesOf } from "../../understood/roles-of.ts";
import { tokensOf } from "../../understood/tokens.ts";
import { halvesOf } from "../../written/halves.ts";
import { isUnspaced } from "../../written/lines.ts";
import { quotationIn } from "../../written/quotation-in.ts";
import type { Written } from "../../written/written.ts";
import { signFor } from "./signs.ts";

type Giants = Pick<Slots, "giants" | "struck" | "person">;

/** What a poster sets larger than everything, from the user's own words; undefined when they have nothing for it. */
export function giantsFor(layout: LayoutId, written: Written): (Giants & { headline?: string }) | undefined {
  const find = FINDERS[layout];
  return find ? find(written) : {};
}

const FINDERS: Partial<Record<LayoutId, (written: Written) => (Giants & { headline?: string }) | undefined>> = {
  tide: (written) => one(figureOf(written)),
  arcs: (written) => one(figureOf(written)) ?? {},
  glyph: (written) => one(signFor(written)),
  swell: (written) => one(wordOf(written, 8)),
  skyline: (written) => one(pulled(wordOf(written, 9))),
  "cut-out": (written) => one(wordOf(written, 6)),
  overprint: (written) => two(dayAndMonth(written)),
  dial: ({ phone }) => one(phone?.words.trim()),
  marked: struckOf,
  corner: (written) => one(figureOf(written)),
  behind: (written) => one(wordOf(written, 9)),
  quoted: ({ text }) => quotationIn(text),
};

/** A kanji has no stem that could be pulled up. */
const pulled = (word: string | undefined) => (word && /\p{Script=Han}/u.test(word) ? undefined : word);

const one = (giant: string | undefined): Giants | undefined => (giant ? { giants: [giant] } : undefined);
const two = (giants: [string, string] | undefined): Giants | undefined => (giants ? { giants } : undefined);

/** Money or a share as it was written: "€17", "R$ 74", "$50k", "30%", "1.200 €". */
const AMOUNT =
  /(?:(?<!\p{L})\p{Lu}{1,3}(?=\$))?[€$£¥₹]\s?\d(?:[\d.,'\u00a0]*\d)?(?:[km](?!\p{L}))?|(?<![\p{Script=Latin}\d.,])\d(?:[\d.,'\u00a0]*\d)?\s?(?:[%€$£¥₹](?!\d)|zł|kr\b|円|元)|[٠-٩][٠-٩٫٬]*٪/iu;

/** The lower end of "£22 to £60" is another offer. */
function isRange(words: string): boolean {
  const text = plain(words).replace(/[\s\p{Sc}]+/gu, " ");
  const figures = figuresIn(text);
  return figures.some(({ end }, at) => JOINED.test(text.slice(end, figures[at + 1]?.start ?? end)));
}

/** "From £22" and "up to 60%" are less than the figure alone would promise. */
function isBound(words: string, language: Language): boolean {
  const { index = 0, 0: amount = "" } = AMOUNT.exec(words) ?? {};
  const tokens = tokensOf(words);
  const roles = rolesOf(words.toLowerCase(), tokens, lexiconFor(language));
  const near = tokens.flatMap(({ from, to }, at) => {
    const isBefore = to <= index && (tokens[at + NEAR]?.to ?? Number.POSITIVE_INFINITY) > index;
    // Japanese and Chinese say it behind the amount.
    const isAfter = isUnspaced(words) && from >= index + amount.length && from <= index + amount.length + 1;
    return isBefore || isAfter ? [roles[at]] : [];
  });
  // What one has to spend before something is free is neither a price nor a gain.
  return near.some((found) => found?.has("from") || found?.has("upTo") || found?.has("minimum"));
}

const NEAR = 2;

/** The amount of an offer that stands whole among the facts. A headline with a price in it has said it. */
const figureOf = ({ headline, facts, offers, language }: Written): string | undefined =>
  offers
    .filter(({ words }) => !isRange(words) && !isBound(words, language))
    .map(({ words, kind }) => ({ amount: AMOUNT.exec(words)?.[0].trim(), kind }))
    .find(({ amount, kind }) => {
      const places = kind === "price" ? facts : [headline, ...facts];
      return amount && places.some((words) => words.includes(amount));
    })?.amount;

/** Less sure, and the word that fills the picture may be beside the point: "closes your books" sells no books. */
const SURE_SUBJECT = 0.5;

/** The head of the subject, if a dictionary knows it, or the whole subject when it is one word. */
function wordOf({ subject, drawing, language }: Written, longest: number): string | undefined {
  if (subject && subject.sure < SURE_SUBJECT) return undefined;
  const words = subject?.words.split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{N}]+$/u, "")) ?? [];
  const heads = LANGUAGE_WORDS[language].head === "last" ? words.slice(-1) : [...words.slice(0, 1), ...words.slice(-1)];
  const known = drawing && heads.find((word) => singular(word) === singular(drawing.word));
  const only = words.length === 1 && CUES.every((role) => !hasRole(words[0]?.toLowerCase() ?? "", role, language));
  const word = known ?? (only ? words[0] : undefined);
  return word && /^\p{L}+$/u.test(word) && [...word].length >= 3 && [...word].length <= longest ? word : undefined;
}

/** "Headline: ..." is no headline, whatever the subject was taken for. */
const CUES: readonly Role[] = ["headline", "subline", "tagline", "button", "named", "ask", "medium", "contact"];

const singular = (word: string) => word.toLowerCase().replace(/(?:es|s)$/u, "");

const LONGEST_MONTH = 5;

/** "14" and "June": a day beside its month, both short. "4 Saturdays in April" is no date of this kind. */
function dayAndMonth({ dates, language }: Written): [string, string] | undefined {
  for (const { words } of dates) {
    const tokens = words.split(/[\s,]+/u).filter((token) => !/^(?:de|of)$/iu.test(token));
    const at = tokens.findIndex((token) => hasRole(token.toLowerCase().replace(/\.$/u, ""), "month", language));
    const month = tokens[at];
    const day = [tokens[at - 1], tokens[at + 1]].find((token) => token && DAY.test(token));
    const isOnly = tokens.filter((token) => DAY.test(token)).length === 1;
    if (month && day && isOnly && [...month].length <= LONGEST_MONTH) return [day.replace(/\D+$/u, ""), month];
  }
  return undefined;
}

const DAY = /^\d{1,2}(?:st|nd|rd|th|\.|er|º)?$/u;

const MOST_STRUCK = 18;

/** "A notebook instead of an app": the app is struck, the notebook written over it. Both words are the user's. */
function struckOf({ pieces, language }: Written): (Giants & { headline: string }) | undefined {
  for (const { words } of pieces) {
    const halves = halvesOf(words, language);
    if (!halves) continue;
    const [out, instead] = halves;
    if (out.length <= MOST_STRUCK && instead.length <= MOST_STRUCK + 8)
      return { headline: out, struck: { out, instead } };
  }
  return undefined;
}
