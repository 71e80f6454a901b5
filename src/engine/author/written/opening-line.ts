import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { isUnspaced } from "./lines.ts";

const LONGEST = 64;
const SHORTEST_UNSPACED = 4;
const MOST_QUESTIONS = 3;
const LONGEST_QUESTION = 4;

/**
 * What somebody begins with and shouts or asks is what they want to be read first: "Grand reopening after the flood!!",
 * "WE OPEN!", "Leak? Blocked toilet?". A single word leads on to what follows: "Missing! Our cat Oskar".
 */
export function openingLine(planned: Planned): string | undefined {
  const { text, pieces } = planned;
  const [first, second] = pieces;
  if (!first || !isFirstSaid(first, planned)) return undefined;
  const [, one = "", , other = ""] = TWO_WORDS.exec(text.slice(first.from)) ?? [];
  if (one && other) return `${one}. ${other}.`;
  const sentence = sentenceFrom(first.from, text);
  if (!sentence || sentence.words.length > LONGEST || isToldToUs(first.from, sentence, planned)) return undefined;
  if (sentence.isAsked) return questionsFrom(first.from, text);
  if (!isEnough(sentence.words)) {
    const isNext = second && second.from >= sentence.to && !/[\d@]/u.test(second.words) && isEnough(second.words);
    const both = `${sentence.words}: ${second?.words}`;
    return isNext && isAnnouncing(sentence.words, planned) && both.length <= LONGEST ? both : undefined;
  }
  return isName(sentence.words, planned) ? undefined : sentence.words;
}

/** "Chimney. Swept." */
const TWO_WORDS = /^(\p{L}{3,})([.!]+)\s+(\p{L}{3,})[.!]+(?=\s|$)/u;

/** "Just signed the lease omg!!", "Finally finished my game!": news of whoever writes, not of what is advertised. */
const OF_ONESELF =
  /(?<![\p{L}'’])(?:i|i['’]m|i['’]ve|my|me|mine|just|ich|mein\p{L}{0,2}|je|j['’]ai|mon|ma|mes|yo|mi|mis|eu|meu|minha|io|mio|mia|ik|mijn|я|мой|моя|мои|لعبتي|مشروعي|محلي)(?![\p{L}'’])/iu;

const isToldToUs = (from: number, { words, to }: { words: string; to: number }, { directions }: Planned) =>
  OF_ONESELF.test(words) || directions.some((told) => told.from < to - 1 && told.to > from);

/** Nothing but directions and signs stands before it. */
function isFirstSaid({ from }: Said, { text, directions, pieces }: Planned): boolean {
  const before = directions.reduce(
    (rest, { from: start, to }) =>
      start < from ? rest.slice(0, start) + " ".repeat(Math.max(0, Math.min(to, from) - start)) + rest.slice(to) : rest,
    text.slice(0, from),
  );
  return pieces[0]?.from === from && !/[\p{L}\p{N}]/u.test(before);
}

const ENDED =
  /^(?:\p{Extended_Pictographic}|\ufe0f|\s)*([^.!?…:：\n。！？\p{Extended_Pictographic}]{2,90}?)\s*([!?！？\p{Extended_Pictographic}](?:[!?！？\s\p{Extended_Pictographic}]|\ufe0f)*)/u;

/** Up to the mark that shouts or asks, if nothing else ends the sentence. */
function sentenceFrom(from: number, text: string): { words: string; to: number; isAsked: boolean } | undefined {
  const [whole = "", words = "", mark = ""] = ENDED.exec(text.slice(from)) ?? [];
  // An emoji ends what another one began: "🍑 PEACH TRUCK IS HERE 🍑".
  if (/^\p{Extended_Pictographic}/u.test(mark) && !/^\p{Extended_Pictographic}/u.test(text.slice(from)))
    return undefined;
  const told = words
    .replace(/^【[^】]{1,8}】\s*/u, "")
    .replace(/(?:\p{Extended_Pictographic}|\ufe0f)+/gu, " ")
    .replace(/\s+/gu, " ");
  return whole ? { words: told.trim(), to: from + whole.length, isAsked: /[?？]/u.test(mark) } : undefined;
}

/** "Leak? Blocked toilet? Boiler broken?": short questions in a row are one. */
function questionsFrom(from: number, text: string): string | undefined {
  const all: string[] = [];
  let at = from;
  while (all.length < MOST_QUESTIONS) {
    const next = sentenceFrom(at + (/^\s*/u.exec(text.slice(at))?.[0].length ?? 0), text);
    if (!next?.isAsked || (all.length > 0 && next.words.split(" ").length > LONGEST_QUESTION)) break;
    all.push(
      text
        .slice(at, next.to)
        .replace(/([?？])[!?！？\s]*$/u, "$1")
        .trim(),
    );
    at = next.to;
    if (all.length === 1 && next.words.split(" ").length > LONGEST_QUESTION) break;
  }
  const joined = all.join(" ");
  return isEnough(joined) && joined.length <= LONGEST ? joined : undefined;
}

const isEnough = (words: string) =>
  isUnspaced(words)
    ? words.length >= SHORTEST_UNSPACED
    : words.split(" ").filter((word) => /\p{L}/u.test(word)).length >= 2;

/** "Missing!", "Hiring!" announce; "Notary!" is what is advertised and needs no colon. */
const isAnnouncing = (word: string, { language, subject }: Planned) =>
  /\p{L}{3}/u.test(word) && !hasRole(word.toLowerCase(), "small", language) && subject?.words !== word;

const isName = (words: string, { brand }: Planned) =>
  brand !== undefined && brand.words.length >= words.length - 2 && words.includes(brand.words);
