import type { Brief } from "./brief.ts";
import { cleanText } from "./clean-text.ts";
import { clausesOf, coreOf, nounOf } from "./find-clauses.ts";
import { findName } from "./find-name.ts";
import { findDeadline, findOffer, findRate, isLowestPrice } from "./find-offer.ts";
import { findReasons } from "./find-reasons.ts";
import { type FoundSubject, findSubjects } from "./find-subject.ts";
import { findWord } from "./find-word.ts";
import { findWording } from "./find-wording.ts";
import { type Language, languageOf } from "./language.ts";
import { withoutDirection } from "./without-direction.ts";
import { COLOR_WORDS, COLORS } from "./words/colors.ts";
import { LEADING_SMALL } from "./words/phrases.ts";

const DARK =
  /\b(?:dark|night|midnight|moody|navy|black|dunkel|nacht|sombre|nuit|oscur[oa]|noche|escur[oa]|scur[oa]|notte)\b|тёмн|темн|ночь|داكن|ليل|暗い|夜/iu;
const LIGHT = /\b(?:bright|light background|airy|white|hell|clair|claro|luminoso|chiaro)\b|светл|فاتح|明るい/iu;

const HIRING =
  /\b(?:(?:we['’]re|we are|now) hiring|job opening|join our team|(?:barista|chef|cook|driver|nurse|designer|developer|engineer|staff|help)s? wanted)\b/iu;

/** Takes a description apart. It finds only what is there; whatever it does not find stays undefined. */
export function understand(description: string): Brief {
  const whole = cleanText(description);
  const text = coreOf(whole);
  const language = languageOf(text);
  const { wording, rest } = findWording(text);
  const { said, wanted, scenery } =
    language === "en" ? withoutDirection(rest) : { said: rest, wanted: "", scenery: "" };
  const things = offeringOf(said.replace(MEASURE, ""));
  const subjects = pictured(text, things, wanted, scenery);
  const price = findRate(text);
  // The "cream" in "ice cream" is not a colour.
  const colored = subjects.reduce((left, { word }) => (word.includes(" ") ? left.replace(word, "") : left), whole);
  const name = findName(said, language);
  const label = labelOf(withoutName(things, name), subjects[0]);
  return {
    text,
    language,
    subjects,
    label,
    noun: spokenNoun(withoutName(things, name), label, subjects, language, name),
    name,
    quoted: wording.headline,
    subline: wording.subline,
    button: wording.button,
    offer: findOffer(text, language),
    price,
    isFrom: price !== undefined && isLowestPrice(text, price),
    deadline: findDeadline(text),
    phone: /(?<![\d$€£])[+(]?\d[\d\s().-]{6,16}\d(?!\d)/.exec(text)?.[0].trim(),
    isHiring: HIRING.test(text),
    ...(language === "en" ? findReasons(said) : {}),
    clauses: clausesOf(said).filter((clause) => !isOnlyColors(clause)),
    colors: COLORS.filter((color) => COLOR_WORDS[color].some((word) => findWord(colored, word))).sort(
      (a, b) => firstPlace(colored, COLOR_WORDS[a]) - firstPlace(colored, COLOR_WORDS[b]),
    ),
    isDark: DARK.test(whole) ? true : LIGHT.test(whole) ? false : undefined,
  };
}

/** If the first sentence says who they are ("We are …"), the next one says what they sell. */
function offeringOf(text: string): string {
  const offering = text.replace(/^(?:we|i)(?: (?:are|have|am)|['’](?:re|ve|m))\b[^.!?]*[.!?]+\s+/iu, "");
  return nounOf(offering) && findSubjects(offering).length > 0 ? offering : text;
}

/** The noun of the first sentence, or of a later one about the subject; else the subject with the words before it. */
function labelOf(things: string, main: FoundSubject | undefined): string {
  const [first = "", ...later] = things.split(/(?<=[.!?…。！？])\s*/u);
  const isAboutIt = (noun: string | undefined) => main && noun?.toLowerCase().includes(main.word.toLowerCase());
  const noun = nounOf(first) ?? later.map(nounOf).find(isAboutIt);
  if (noun || !main) return noun ?? "";
  const [before = ""] = things.split(main.word);
  const [, words = ""] = /\b(?:our|my|an?|the|this|your)\s((?:[\p{L}-]+\s){0,3})$/iu.exec(before) ?? [];
  return words.replace(LEADING_SMALL, "") + main.word;
}

/** If the description asks for a picture, that is drawn; the thing sold keeps its category and its words. */
function pictured(text: string, things: string, wanted: string, scenery: string): FoundSubject[] {
  const [main, ...others] = findSubjects(things);
  const [seen] = findSubjects(wanted);
  const clearly = (words: string) => findSubjects(words).filter(({ isWeak }) => !isWeak);
  const around = clearly(scenery);
  if (main) return [seen ? { ...main, drawing: seen.drawing } : main, ...others, ...around];
  const [only, ...rest] = [...(seen ? [seen] : []), ...(around.length > 0 ? around : clearly(text))];
  return only ? [{ ...only, word: nounOf(things) ?? only.word }, ...rest] : [];
}

/** Says how much of a thing, not what it is. */
const MEASURE =
  /\b(?:loaf|loaves|cup|mug|bowl|plate|pint|pot|tin|bottle|bag|box|pair|jar|slice|can|piece|glass|set)s? of /giu;

const withoutName = (text: string, name = "") => (name ? text.replace(` ${name}`, "") : text);

/** "Pink and white" and "on pink" say how the picture should look; customers need not read them. */
const isOnlyColors = (clause: string) =>
  clause
    .replace(/^(?:on|in) /iu, "")
    .split(/\s+(?:and\s+)?/iu)
    .every((word) => COLORS.some((color) => COLOR_WORDS[color].includes(word.toLowerCase())));

const firstPlace = (text: string, words: readonly string[]) =>
  Math.min(...words.map((word) => findWord(text, word)?.at ?? Number.POSITIVE_INFINITY));

/** A business is rarely what is sold: a sourdough bakery sells sourdough. */
const BUSINESS =
  /(?:^|\s)(?:bakery|shop|store|studio|salon|service|services|business|company|agency|restaurant|brewery|winery|café|cafe|hotel|school|clinic|brand|bar|club|plumber|electrician|gardener|painter|florist|dentist|barber|photographer|sale|offer|deal|deals|event|launch|promotion)$/iu;

function spokenNoun(text: string, phrase: string, subjects: FoundSubject[], language: Language, name?: string): string {
  const [main] = subjects;
  const word = main && (/\p{L}/u.test(main.word) ? main.word : main.english);
  if (language === "de") return word ?? phrase;
  // The whole phrase comes first: 犬用おやつ is a dog treat, not a dog.
  if (language === "ja" || language === "zh") return (phrase.length <= 14 && phrase) || (word ?? "");
  if (language !== "en") return (word ?? phrase).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const isInPhrase =
    word && phrase.toLowerCase().includes(word.toLowerCase()) && !BUSINESS.test(phrase) && !/['’]s\s/u.test(phrase);
  if (!isInPhrase && main?.drawing.kit === "landscape") return "";
  const noun = isInPhrase || !word ? phrase : word;
  if (!noun || noun === name || BUSINESS.test(noun)) return "";
  // A capital in the middle of a sentence is intentional.
  const isMeant = !text.split(/(?<=[.!?…])\s+/u).some((sentence) => sentence.startsWith(noun));
  const plain =
    noun === noun.toUpperCase() || isMeant
      ? noun
      : noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const isSingle = main
    ? main.isCounted && plain.toLowerCase().endsWith((word ?? "").toLowerCase())
    : /^an?\s/i.test(text);
  return isSingle ? plural(plain) : plain;
}

function plural(noun: string): string {
  if (
    /(?:s|software|jewell?ery|merch|clothing|fashion|gear|saas|crm|analytics|photography|gaming|art|code)$/i.test(noun)
  )
    return noun;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
