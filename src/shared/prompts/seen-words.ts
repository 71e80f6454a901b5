import type { Brief } from "../brief/brief.ts";
import { factsOf } from "../brief/facts.ts";
import type { FactRole } from "../brief/roles.ts";

/** What type sets: a model that reads it paints it. */
const SET: ReadonlySet<FactRole> = new Set(["headline", "offer", "when", "contact", "button"]);
/** Stands where something was taken out. */
const CUT = "\u0000";
/** Bounded, so that a text of nothing but quotation marks is read in good time. */
const QUOTED =
  /“[^”]{0,300}”|"[^"]{0,300}"|«[^»]{0,300}»|„[^“”]{0,300}[“”]|「[^」]{0,300}」|『[^』]{0,300}』|(?<=^|[\s(])['‘][^'’]{2,120}['’](?=$|[\s.,;!?)])/gu;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S{1,200}|\b[\w.+-]{1,60}@[\w-]{1,60}\.\S{1,60}|\b[\w-]{1,60}\.(?:com|net|org|io|app|dev|shop|example|de|fr|es|it|nl|uk|co)\b\S{0,100}/giu;
const PHONE = /\+?\d[\d ()./-]{5,30}\d/gu;
const AMOUNT = /(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:%|[$€£¥₹]|USD|EUR|GBP|CHF\b)/gu;
/** What is called a headline is one. */
const CALLED =
  /\b(?:headline|title|slogan|caption|überschrift|titre|accroche|titular|título|titolo)\s*[:：]\s*[^.!?\n]{1,200}|(?:заголовок|标题|見出し)\s*[:：]\s*[^.!?。！？\n]{1,200}/giu;
const GONE = "\u0001";
const JOINED = new RegExp(
  `(?:\\s+(?:in|at|near|on|from|auf|à|au|en|dans|em|no|na|a|в|на)(?=\\s+${GONE}))?\\s*${GONE}`,
  "giu",
);
/** "Button:" and "Headline —" name what is gone. */
const LABEL = new RegExp(`[\\p{L}][\\p{L} ]{1,24}[:：—–-]\\s*(?=${CUT})`, "gu");
/** What joined something that is gone. */
const DANGLING = /\s+(?:from|by|at|for|with|on|to|and|von|bei|mit|und|par|chez|avec|et|con|e|y|da|di)(?=[.,;!?]*$)/iu;
/** A part of a sentence of which less is left says nothing about a picture: "call us on". */
const LEAST_WORDS = 4;

/** What a description wants to be seen, without the words that are to be set. */
export function seenWords(text: string, brief: Brief): string {
  const cut = [QUOTED, CALLED, ADDRESS, ...valuesIn(brief), AMOUNT, PHONE].reduce(
    (left, taken) => left.replace(taken, CUT),
    text,
  );
  // Whose ad it is is often the subject of a sentence, which goes on without it.
  const of = (role: FactRole) => brief.facts.filter((fact) => fact.role === role).map(({ value }) => wordsIn(value));
  const nameless = of("name").reduce((left, name) => left.replace(name, ""), cut);
  // A place goes with what joins it: "dogs in Leeds".
  const placeless = of("where")
    .reduce((left, place) => left.replace(place, GONE), nameless)
    .replace(JOINED, "");
  const left = placeless
    .replace(LABEL, "")
    .split(/(?<=[.!?;。！？\n])\s*/u)
    .map(tidied)
    .filter(Boolean)
    .join(" ");
  const [what] = factsOf(brief, "what");
  const isSaid = what && left.toLowerCase().includes(what.value.toLowerCase());
  const seen = [!what || isSaid ? "" : what.value, left].filter(Boolean).join(". ");
  const looks = factsOf(brief, "look").filter(({ value }) => !seen.toLowerCase().includes(value.toLowerCase()));
  const look = looks.length > 0 ? `Look: ${looks.map(({ value }) => value).join(", ")}.` : "";
  return [ended(seen) || "One thing that stands for the offer.", look].filter(Boolean).join(" ");
}

const valuesIn = ({ facts }: Brief): RegExp[] =>
  facts
    // What was read as a headline without being called one is what is to be seen: "a runner at sunrise".
    .filter(({ role, by, was }) => SET.has(role) && (role !== "headline" || by !== "read" || was !== undefined))
    .flatMap(({ value, was, terms }) => [value, was, terms])
    .filter((words) => words !== undefined)
    .sort((one, other) => other.length - one.length)
    .map(wordsIn);

const ended = (words: string) => (words && !/[.!?。！？]$/u.test(words) ? `${words}.` : words);

/** The same words, whatever their case, and not as a part of others where words are spaced. */
function wordsIn(words: string): RegExp {
  const escaped = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")
    .replace(/\s+/gu, "\\s+");
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])${escaped}(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`,
    "giu",
  );
}

/** A sentence without the parts of it that are to be read. */
function tidied(sentence: string): string {
  const parts = sentence.split(/,\s+|，/u).filter((part) => !part.includes(CUT) || countOf(part) >= LEAST_WORDS);
  return (
    parts
      // Hours and numbers of houses are of no use without what they belong to.
      .filter((part) => countOf(part) >= (/\d/u.test(part) ? 3 : 1))
      .join(", ")
      .replaceAll(CUT, " ")
      .replace(/\s+/gu, " ")
      .replace(/\s+([.,;!?])/gu, "$1")
      .trim()
      .replace(DANGLING, "")
  );
}

const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const countOf = (words: string) => (isUnspaced.test(words) ? words.length / 2 : (words.match(/\p{L}+/gu)?.length ?? 0));
