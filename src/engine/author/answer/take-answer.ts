import { type Brief, briefSchema, type Fact } from "../../../shared/brief/brief.ts";
import { wordsOf } from "../../../shared/brief/facts.ts";
import { FACTS, type FactRole, MAX_VALUE, MAX_WORDS } from "../../../shared/brief/roles.ts";
import type { Language } from "../../../shared/languages.ts";
import { isWholeClause } from "../../claims/is-whole-clause.ts";
import { lostTerms } from "../../claims/lost-terms.ts";
import { readSaid, type SaidText } from "../../claims/read-said.ts";
import { unsaidWords } from "../../claims/unsaid-words.ts";
import { filesToTell, languageOf } from "../../meaning/language-of.ts";
import { foldForQuote, type Place, quotesOf } from "./find-quote.ts";
import { isAddedSafely } from "./is-added-safely.ts";
import { type Answer, OTHER, parseAnswer } from "./parse-answer.ts";
import { UselessAnswer } from "./useless-answer.ts";

/** What was asked: the description, and what the service was told about it. */
export type Question = { prompt: string; instructions: string };
/** `added`: how many facts are not from the description, and therefore off. */
export type Reading = { brief: Brief; added: number };
/** A fact of an answer, and where the description says it. */
type Found = { role: FactRole; value: string; terms: string; place: Place | undefined };

const QUOTED = 0.9;
const ADDED = 0.5;
/** What is in none of the description's letters has no business in an answer about it. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?!\s)\p{Cc}/gu;
const MARKUP = /<[a-z!/?]|&(?:#\w+|[a-z]+);/iu;
/** Shorter words of ours stand in many descriptions. */
const MIN_ECHO = 16;
/** These tell the maker something. Whether a thing is wanted or not makes no claim in them. */
const NOT_PRINTED: ReadonlySet<FactRole> = new Set(["look", "avoid"]);
const LATIN: ReadonlySet<Language> = new Set(["en", "de", "fr", "es", "pt", "it", "nl"]);
const NO_FILES = { text: () => "" };

/**
 * Makes a brief of what an AI service answered about a description. What it quotes counts, in the description's own
 * letters. What it adds is off, unless it only puts together what the description says. Nothing of an answer that is
 * not a reading is used.
 */
export function takeAnswer(text: string, { prompt, instructions }: Question): Reading | UselessAnswer {
  const answer = parseAnswer(text);
  if (answer instanceof UselessAnswer) return answer;
  if (answer.facts.some(({ value, terms }) => hasUnseen(`${value}${terms ?? ""}`, prompt))) {
    return new UselessAnswer("it holds characters that cannot be seen");
  }
  const quote = quotesOf(prompt);
  const found = bounded(answer.facts.flatMap((fact) => find(fact, prompt, quote)));
  const told = foldForQuote(instructions);
  const trick = found.map((fact) => trickIn(fact, told)).find((reason) => reason !== undefined);
  if (trick) return new UselessAnswer(trick);

  const language = readLanguage(prompt, answer.language);
  const said = readSaid({ text: prompt, language: language.spoken });
  const quotes = found.filter(({ place }) => place);
  const facts = found.flatMap((fact): Fact[] => {
    const { role, value, terms, place } = fact;
    const words = { role, value, ...(terms && { terms }), by: "ai" as const };
    if (place) return isTurnedRound(fact, quotes, prompt, said) ? [] : [{ ...words, ...place, sure: QUOTED }];
    const isOn = isAddedSafely(role, wordsOf(words), said);
    return [{ ...words, sure: ADDED, ...(!isOn && { isOut: true }) }];
  });
  if (!facts.some(({ from }) => from !== undefined))
    return new UselessAnswer("it quotes nothing that the description says");

  const brief = briefSchema.safeParse({
    ...(answer.kind !== OTHER && { kind: { value: answer.kind, sure: QUOTED, by: "ai" } }),
    ...(language.told !== undefined && { language: { value: language.told, sure: QUOTED, by: "ai" } }),
    facts: withoutMore(facts),
  });
  if (!brief.success) return new UselessAnswer("it does not fit into a brief");
  return { brief: brief.data, added: brief.data.facts.filter(({ isOut }) => isOut).length };
}

/** A fact in the description's own letters where it is a quote, terms and all. What is too long to compare goes. */
function find(
  { role, value, terms }: Answer["facts"][number],
  prompt: string,
  quote: (words: string) => Place | undefined,
): Found[] {
  const words = tidy(value);
  const beside = role === "offer" ? tidy(terms ?? "") : "";
  if (!/[\p{L}\p{N}]/u.test(words) || words.length > MAX_VALUE || beside.length > MAX_VALUE) return [];
  const place = quote(words);
  const besidePlace = beside ? quote(beside) : undefined;
  if (!place || (beside && !besidePlace)) return [{ role, value: words, terms: beside, place: undefined }];
  const found = { role, value: letters(prompt, place), terms: besidePlace ? letters(prompt, besidePlace) : "", place };
  return found.value.length > MAX_VALUE || found.terms.length > MAX_VALUE ? [] : [found];
}

const letters = (prompt: string, { from, to }: Place) => prompt.slice(from, to).replace(/\s+/gu, " ").trim();

/** Without the pair of marks that models put around a quote. */
const tidy = (text: string) => {
  const words = text.replace(/\s+/gu, " ").trim();
  return /^["“„«'‘].*["”“»'’]$/su.test(words) ? words.slice(1, -1).trim() : words;
};

/** Signs of an answer that wants something else than to read the description. */
function trickIn({ value, terms, place }: Found, instructions: string): string | undefined {
  if (place) return undefined;
  if (MARKUP.test(`${value} ${terms}`)) return "it holds markup";
  const isEcho = [value, terms]
    .map(foldForQuote)
    .some((words) => words.length >= MIN_ECHO && instructions.includes(words));
  return isEcho ? "it repeats our own instructions" : undefined;
}

const hasUnseen = (words: string, prompt: string) =>
  (words.match(UNSEEN) ?? []).some((letter) => !prompt.includes(letter));

/** Whether a quote says something else by itself: "discount" of "no discount", "20% off" of "up to 20% off". */
function isTurnedRound({ role, value, terms }: Found, quotes: readonly Found[], prompt: string, said: SaidText) {
  const words = wordsOf({ value, terms });
  if (NOT_PRINTED.has(role) || isWholeClause(words, prompt)) return false;
  if (unsaidWords(words, said).length > 0) return true;
  return lostTerms(words, quotes.map(wordsOf), said).length > 0;
}

/**
 * The language to compare in, and the one to believe: letters and small words decide where they tell, and a service that
 * says otherwise is not believed. Null: none that we have words of. Undefined: not told.
 */
function readLanguage(prompt: string, claimed: Answer["language"]) {
  const seen = filesToTell(prompt).length === 0 ? languageOf(prompt, NO_FILES) : undefined;
  if (claimed === OTHER) return { spoken: seen ?? "en", told: null };
  if (seen) return { spoken: seen, told: claimed === seen ? seen : undefined };
  return LATIN.has(claimed) ? { spoken: claimed, told: claimed } : { spoken: "en" as const, told: undefined };
}

/** No more than a brief holds: what is quoted goes before what is added. */
function bounded(found: readonly Found[]): Found[] {
  let room = MAX_WORDS;
  const fits = ({ value, terms }: Found) => {
    const length = value.length + terms.length;
    if (length > room) return false;
    room -= length;
    return true;
  };
  const quoted = new Set(found.filter(({ place }) => place).filter(fits));
  const added = new Set(found.filter(({ place }) => !place).filter(fits));
  return found.filter((fact) => quoted.has(fact) || added.has(fact));
}

/** Each fact once, and one of those of which there is one: what is on goes before what is off. */
function withoutMore(facts: readonly Fact[]): Fact[] {
  const isSame = (one: Fact, other: Fact) =>
    one.role === other.role && (!FACTS[one.role].isList || foldForQuote(one.value) === foldForQuote(other.value));
  const inOrder = [...facts.filter(({ isOut }) => !isOut), ...facts.filter(({ isOut }) => isOut)];
  return inOrder.filter((fact, at) => inOrder.findIndex((other) => isSame(other, fact)) === at);
}
