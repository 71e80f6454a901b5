import type { Language } from "../../../shared/languages.ts";
import { findLine } from "../../meaning/find-line.ts";
import { thingKinds, tradeKinds } from "../../meaning/word-lists.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import type { Role } from "../../words/words.ts";
import { type ExactHint, exactHints } from "./exact-cues.ts";
import type { Token } from "./tokens.ts";

/** What the dictionaries and a look at the figures say about a token. */
export type Fact =
  | "money"
  | "percent"
  | "phone"
  | "clock"
  | "city"
  | "city?"
  | "thing"
  | "thing?"
  | "trade"
  | "trade?"
  | "day"
  | ExactHint["hint"];

/** What kind of thing or trade a word names, by the sorting of the dictionaries: "thing:4" is food, "trade:craft". */
export function kindsOf(text: string, tokens: readonly Token[], language: Language, shelf: WordShelf): Set<string>[] {
  const kinds = tokens.map(() => new Set<string>());
  for (const [at, token] of tokens.entries())
    for (let count = 1; count <= LONGEST_KIND; count++) {
      const last = tokens[at + count - 1];
      if (!last || !/^\p{L}/u.test(token.text)) continue;
      const forms = formsOf(text.slice(token.from, last.to).toLowerCase(), language);
      for (const list of [thingKinds, tradeKinds]) {
        const found = forms.map((form) => list(form, language, shelf)).find((names) => names.length > 0) ?? [];
        // What is sorted under many kinds says nothing.
        if (found.length <= MOST_KINDS)
          for (let step = 0; step < count; step++) for (const kind of found) kinds[at + step]?.add(kind);
      }
    }
  return kinds;
}

const LONGEST_KIND = 2;
const MOST_KINDS = 2;

const CURRENCY = /^(?:\p{Sc}|円|元|块|kr|руб|₽)$/u;
const LONGEST_NAME = 3;

export function factsOf(
  text: string,
  tokens: readonly Token[],
  roles: readonly ReadonlySet<Role>[],
  language: Language,
  shelf: WordShelf,
): Set<Fact>[] {
  const facts = tokens.map(() => new Set<Fact>());
  const mark = (from: number, to: number, fact: Fact) => {
    for (let at = from; at < to; at++) facts[at]?.add(fact);
  };
  for (const [at, token] of tokens.entries()) {
    if (/^\d/u.test(token.text)) markFigure(tokens, at, mark);
    for (let count = LONGEST_NAME; count > 0; count--) {
      const last = tokens[at + count - 1];
      if (!last || !/^\p{L}/u.test(token.text)) continue;
      const phrase = text.slice(token.from, last.to).toLowerCase();
      const isName = /^\p{Lu}/u.test(token.text) || !/\p{Ll}/u.test(token.text);
      if (findLine(shelf.text("cities.txt"), phrase) !== undefined) mark(at, at + count, isName ? "city" : "city?");
      for (const [fact, file] of [
        ["thing", `${language}.things.tsv`],
        ["trade", `${language}.trades.tsv`],
      ] as const) {
        const found = formsOf(phrase, language)
          .map((form) => findLine(shelf.text(file), form))
          .find((line) => line !== undefined);
        if (found !== undefined) mark(at, at + count, found.includes("!") ? fact : `${fact}?`);
      }
    }
  }
  markPhones(tokens, mark);
  for (const { first, end, hint } of exactHints(tokens, roles)) mark(first, end, hint);
  return facts;
}

const formsOf = (phrase: string, language: Language) =>
  language === "en" ? [...new Set([phrase, phrase.replace(/s$/u, ""), phrase.replace(/es$/u, "")])] : [phrase];

type Mark = (from: number, to: number, fact: Fact) => void;

function markFigure(tokens: readonly Token[], at: number, mark: Mark) {
  const sign = (step: number) => tokens[at + step]?.text ?? "";
  if (CURRENCY.test(sign(-1)) && tokens[at - 1]) mark(at - 1, at + 1, "money");
  if (CURRENCY.test(sign(1))) mark(at, at + 2, "money");
  if (sign(1) === "%") mark(at, at + 2, "percent");
  if (/^\d{1,2}:\d\d$/u.test(sign(0)) || CLOCK.test(sign(1))) mark(at, CLOCK.test(sign(1)) ? at + 2 : at + 1, "clock");
  // "10-4 pm", "8 til 1", "9.00–15.00"
  if (RANGE.test(sign(1)) && /^\d{1,2}(?:[.:]\d\d)?$/u.test(sign(0)) && /^\d{1,2}(?:[.:]\d\d)?$/u.test(sign(2)))
    mark(at, CLOCK.test(sign(3)) ? at + 4 : at + 3, "clock");
  if (/^\d{1,2}\.\d{1,2}(?:\.\d{2,4})?$/u.test(sign(0)) && sign(1) === ".") mark(at, at + 2, "day");
  if (sign(1) === "/" && /^\d{1,2}$/u.test(sign(0)) && /^\d{1,4}$/u.test(sign(2))) mark(at, at + 3, "day");
}

const CLOCK = /^(?:h|a|p|am|pm|a\.m|p\.m|uhr|uur|ч|час|часов|時|点|點|o'clock|noon|midnight)$/iu;
const RANGE = /^(?:-|–|to|til|till|bis|à|a|às|tot|до|～|〜|から)$/iu;

/** A run of digits with spaces, dashes and brackets between them that is long enough to be dialled. */
function markPhones(tokens: readonly Token[], mark: Mark) {
  for (let from = 0; from < tokens.length; from++) {
    let to = from;
    let digits = 0;
    let ends = from;
    while (to < tokens.length && /^[\d+()./-]+$/u.test(tokens[to]?.text ?? "")) {
      const count = tokens[to]?.text.replace(/\D/gu, "").length ?? 0;
      digits += count;
      to++;
      if (count > 0) ends = to;
    }
    if (digits >= 7) mark(from, ends, "phone");
    from = Math.max(from, to - 1);
  }
}
