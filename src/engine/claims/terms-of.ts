import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { clauseAround } from "./clause-around.ts";
import { datesIn } from "./dates.ts";
import { type Figure, figuresIn, JOINED } from "./figures.ts";
import { numberOf } from "./number-words.ts";
import { has, patternOf } from "./pattern-of.ts";
import type { SaidText } from "./read-said.ts";
import { isSmallWord } from "./small-words.ts";
import { unitForms } from "./units.ts";

export type TermKind =
  | "from"
  | "up to"
  | "about"
  | "unit"
  | "what for"
  | "first"
  | "instead"
  | "plus"
  | "off"
  | "save"
  | "story"
  | "range"
  | "thing";

/** Words bound to an amount. Showing any of the forms, or the figure, keeps the term. */
export type Term = { kind: TermKind; forms: string[] } | { kind: TermKind; figure: string };

const HAN_OR_KANA = /^[\s]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const QUANTITY = /(\d[\d.,]*)\s?([\p{L}²]+)[\s:=-]*$/u;

/** What the description binds to a figure: "from", "per person", "for two", "off", and what a number counts. */
export function termsOf(figure: Figure, said: SaidText): Term[] {
  if (figure.kind !== "money" && figure.kind !== "percent" && figure.kind !== "number") return [];
  const { language } = said;
  const words = LANGUAGE_WORDS[language].claims;
  const { before, after } = clauseAround(said, figure);
  const led = before.replace(/[-+]\s*$/u, "");
  const near = nearTo(before, after);
  const leads = (list: string) => patternOf(list, language, "end").test(led);
  const follows = (list: string) => patternOf(list, language, "start").exec(after);
  const terms: Term[] = [];
  const isHan = language === "ja" || language === "zh";
  if (leads(words.from) || (isHan && follows(words.from))) terms.push({ kind: "from", forms: words.from.split("|") });
  if (leads(words.upTo) || (isHan && follows(words.upTo))) terms.push({ kind: "up to", forms: words.upTo.split("|") });
  if (leads(words.about)) terms.push({ kind: "about", forms: words.about.split("|") });
  const range = rangeOf(figure, said);
  terms.push(...range);
  if (figure.kind === "number")
    return range.length ? terms : [...terms, ...(monthOf(figure, said) ?? thingOf(before, after, said))];
  terms.push(...unitOf(led, after, said), ...quantityOf(led, said));
  if (has(near(5), words.first, language)) terms.push({ kind: "first", forms: words.first.split("|") });
  if (leads(words.instead)) terms.push({ kind: "instead", forms: words.instead.split("|") });
  const plus = follows(words.plus) ?? /^\s?\+\s?(\p{L}+)/u.exec(after);
  if (plus) terms.push({ kind: "plus", forms: [plus[1] ?? plus[0].trim()] });
  const isOff = has(near(3), words.off, language);
  const isSaving = has(near(3), words.save, language);
  if (isOff) terms.push({ kind: "off", forms: words.off.split("|") });
  const story = figure.kind === "money" ? `${before} ${after}`.match(patternOf(words.story, language)) : null;
  if (story) terms.push({ kind: "story", forms: [...story] });
  else if (isSaving && !isOff) terms.push({ kind: "save", forms: words.save.split("|") });
  const isDiscount = isOff || (figure.kind === "percent" && led !== before);
  return isDiscount || isSaving ? terms : [...terms, ...thingOf(before, after, said)];
}

/** The nearest words on either side of an amount, as far as the next amount. */
function nearTo(before: string, after: string): (count: number) => string {
  const isAmount = ({ kind }: Figure) => kind === "money" || kind === "percent";
  const left = before.slice(figuresIn(before).findLast(isAmount)?.end ?? 0);
  const right = after.slice(0, figuresIn(after).find(isAmount)?.start ?? after.length);
  return (count) => [...left.split(/\s+/).slice(-count), "|", ...right.split(/\s+/).slice(0, count + 1)].join(" ");
}

/** The other end of "180 to 240 €". */
function rangeOf(figure: Figure, said: SaidText): Term[] {
  return said.figures
    .filter((other) => other !== figure && (other.kind === figure.kind || other.kind === "time"))
    .filter(
      (other) =>
        (other.end <= figure.start && JOINED.test(said.plain.slice(other.end, figure.start))) ||
        (figure.end <= other.start && JOINED.test(said.plain.slice(figure.end, other.start))),
    )
    .map((other) => ({ kind: "range", figure: other.value }));
}

/** "per person", "/month", "a lesson", "each", and "for two" or "for 5 kg" after the amount. */
function unitOf(before: string, after: string, said: SaidText): Term[] {
  const { language } = said;
  const words = LANGUAGE_WORDS[language].claims;
  const slash = /^\s?\/\s?([\p{L}\p{N}²]+)/u.exec(after);
  if (slash?.[1]) return [{ kind: "unit", forms: unitForms(slash[1]) }];
  const each =
    patternOf(words.each, language, "start").exec(after) ?? patternOf(words.each, language, "end").exec(before);
  if (each) return [{ kind: "unit", forms: unitForms(each[0].trim()) }];
  const per = patternOf(words.per, language, "start").exec(after);
  if (per && HAN_OR_KANA.test(after)) return [{ kind: "unit", forms: [after.trim().slice(0, 2)] }];
  if (per) {
    // Arabic writes "per" onto the unit.
    const unit =
      language === "ar" && per[0].trim().length > 2 ? per[0].trim() : contentIn(after.slice(per[0].length), said)[0];
    return unit ? [{ kind: "unit", forms: unitForms(unit) }] : [];
  }
  const goal = patternOf(words.for, language, "start").exec(after);
  if (!goal) return [];
  const rest = after.slice(goal[0].length);
  const count = /^\s?(?:the )?(\d+)/u.exec(rest);
  if (count?.[1]) return [{ kind: "what for", figure: count[1] }];
  const [whom] = contentIn(rest, said, true);
  if (!whom) return [];
  const number = numberOf(whom, language);
  return [number === undefined ? { kind: "what for", forms: [whom] } : { kind: "what for", figure: String(number) }];
}

/** What one gets for the price: "3 courses for £39", "100 stuks €12,50". */
function quantityOf(before: string, said: SaidText): Term[] {
  const { language } = said;
  const joint = patternOf(LANGUAGE_WORDS[language].claims.for, language, "end").exec(before);
  const head = joint ? before.slice(0, joint.index) : (QUANTITY.exec(before)?.[0] ?? "");
  const instalments = /(\d+)\s?x(?: de)?\s*$/u.exec(before);
  if (instalments?.[1]) return [{ kind: "what for", figure: instalments[1] }];
  const count = figuresIn(head).findLast(({ kind }) => kind === "number");
  if (!count) return inWords(head, said);
  const things = contentIn(head.slice(count.end), said);
  return [
    { kind: "what for", figure: count.value },
    ...(things.length ? [{ kind: "thing" as const, forms: things }] : []),
  ];
}

/** The same for "two for £95". */
function inWords(head: string, { language }: SaidText): Term[] {
  const numbers = (head.match(/\p{L}+/gu) ?? []).map((word) => numberOf(word, language));
  const count = numbers.findLast((number) => number !== undefined);
  return count === undefined ? [] : [{ kind: "what for", figure: String(count) }];
}

/** "Stand am Neumarkt bis 23. Dezember": a day belongs to the month behind its full stop and to nothing before it. */
function monthOf(figure: Figure, { plain, language }: SaidText): Term[] | undefined {
  const [, word] = /^\.\s?(\p{L}+)/u.exec(plain.slice(figure.end)) ?? [];
  const isMonth = word && datesIn(`1 ${word}`, language).some(({ name }) => name.startsWith("month"));
  return isMonth ? [{ kind: "thing", forms: [word] }] : undefined;
}

/** What a number counts or an amount is for: one of the words next to it. */
function thingOf(before: string, after: string, said: SaidText): Term[] {
  const forms = [
    ...(HAN_OR_KANA.test(after) ? [after.trim().slice(0, 1)] : contentIn(after, said).slice(0, 2)),
    ...(HAN_OR_KANA.test(before.slice(-1)) ? [before.slice(-2)] : contentIn(before, said).slice(-2)),
  ];
  return forms.length ? [{ kind: "thing", forms: forms.flatMap(unitForms) }] : [];
}

/** The words of a plain text that say something. */
const contentIn = (text: string, { language }: SaidText, withNumbers = false): string[] =>
  (text.match(/[\p{L}²]+/gu) ?? []).filter(
    (word) => !isSmallWord(word, language) && (withNumbers || numberOf(word, language) === undefined),
  );
