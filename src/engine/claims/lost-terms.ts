import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { clauseAround } from "./clause-around.ts";
import type { Figure } from "./figures.ts";
import { isSameFigure } from "./is-figure-said.ts";
import { numberWordsOf } from "./number-words.ts";
import { has, patternOf } from "./pattern-of.ts";
import { readSaid, type SaidText } from "./read-said.ts";
import { isSameWord } from "./same-word.ts";
import { type Term, type TermKind, termsOf } from "./terms-of.ts";
import { wronglyFree } from "./what-is-free.ts";

/** Terms that stand at the amount itself: elsewhere in the picture the same word would mean something else. */
const CLOSE: ReadonlySet<TermKind> = new Set<TermKind>(["from", "up to", "about", "off"]);
/** A picture may not add these to an amount either. */
const NOT_TO_ADD: ReadonlySet<TermKind> = new Set<TermKind>(["from", "up to", "about", "off"]);
const MAX_WORDS_OF_A_TERM = 4;
/** Nobody repeats an amount more often in earnest. */
const MAX_ORIGINS = 8;
const COMPARED = /(?<!\p{L})(?:vs|versus)(?!\p{L})/u;

/** What one text of a picture changes about an amount: terms it leaves out, adds, or a price it makes of something else. */
export function lostTerms(text: string, picture: readonly string[], said: SaidText): string[] {
  const { language } = said;
  const shown = readSaid({ text, language });
  const others = picture.filter((other) => other !== text).map((other) => readSaid({ text: other, language }));
  const changed = shown.figures.flatMap((figure) => {
    const origins = said.figures.filter((other) => isSameFigure(figure, other)).slice(0, MAX_ORIGINS);
    const faults = origins.map((origin) => faultsOf(figure, origin, shown, others, said));
    const fewest = faults.reduce<string[] | undefined>(
      (least, next) => (least && least.length <= next.length ? least : next),
      undefined,
    );
    const written = shown.plain.slice(figure.start, figure.end).trim();
    return [...new Set(fewest)].map((fault) => `“${written}” ${fault}`);
  });
  return [...changed, ...wronglyFree(shown, others, said).map((words) => `“${words}”`)];
}

function faultsOf(figure: Figure, origin: Figure, shown: SaidText, others: SaidText[], said: SaidText): string[] {
  const terms = termsOf(origin, said);
  const kinds = new Set(terms.map(({ kind }) => kind));
  const lost = terms
    .filter((term) => !isKept(term, figure, shown, others))
    .map((term) => `without “${"figure" in term ? term.figure : (term.forms[0] ?? "").replace("*", "")}”`);
  const added = termsOf(figure, shown)
    .filter(({ kind }) => NOT_TO_ADD.has(kind) && !kinds.has(kind))
    .map(({ kind }) => `with “${kind}”`);
  return [...lost, ...added, ...(isMadeAPrice(figure, origin, shown, said) ? ["as a price"] : [])];
}

function isKept(term: Term, figure: Figure, shown: SaidText, others: readonly SaidText[]): boolean {
  if (term.kind === "off" && /-\s?$/.test(shown.plain.slice(0, figure.start))) return true;
  if (hasTerm(shown, term)) return true;
  return others
    .filter((other) => {
      if (other.figures.some((candidate) => isSameFigure(candidate, figure))) return true;
      return !CLOSE.has(term.kind) || other.words.size <= MAX_WORDS_OF_A_TERM;
    })
    .some((other) => hasTerm(other, term));
}

function hasTerm(text: SaidText, term: Term): boolean {
  const { language, figures, words } = text;
  if ("figure" in term)
    return (
      figures.some(({ value }) => value === term.figure) ||
      numberWordsOf(Number(term.figure), language).some((word) => words.has(word))
    );
  if (has(text.plain, term.forms.join("|"), language)) return true;
  return term.forms.some((form) => [...words].some((word) => isSameWord(word, form, language)));
}

/** What somebody found or saved, what somebody earns and what others charge is nothing one pays. */
function isMadeAPrice(figure: Figure, origin: Figure, shown: SaidText, said: SaidText): boolean {
  if (figure.kind !== "money") return false;
  const { language } = said;
  const words = LANGUAGE_WORDS[language].claims;
  const isWage = said.has(words.wage);
  const isStory = termsOf(origin, said).some(({ kind }) => kind === "story");
  const isCompared = COMPARED.test(Object.values(clauseAround(said, origin)).join(" "));
  const isPriced = (text: SaidText, place: Figure) => {
    const { before, after } = clauseAround(text, place);
    // Japanese puts its "for" after the amount.
    return patternOf(words.for, language, "end").test(before) || (language === "ja" && after.startsWith(words.for));
  };
  return (isWage || isStory || isCompared) && isPriced(shown, figure) && !isPriced(said, origin);
}
