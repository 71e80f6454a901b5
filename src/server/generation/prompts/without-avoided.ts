import { hasWord, wordsIn } from "../../../engine/text/has-word.ts";

const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });
const QUOTES = /["“”„«»「」]/gu;

/**
 * A rewritten description without the sentences in which the model says what the brand avoids. The first, which says
 * what is seen, stays, and so does one that has what the user wrote: the page points the word out there. Asking once more
 * would cost once more.
 */
export function withoutAvoided(rewritten: string, written: string, avoid: readonly string[]): string {
  const said = words(written).filter((word) => hasWord(rewritten, word));
  const hasAllOf = (text: string) => said.every((word) => hasWord(text, word));
  const [first = "", ...others] = [...SENTENCES.segment(rewritten)].map(({ segment }) => segment);
  const kept = others.reduce((sentences, sentence) => {
    const rest = sentences.filter((other) => other !== sentence);
    const isBad = wordsIn(sentence, avoid).length > 0 && !cutsQuote(sentence);
    return isBad && hasAllOf([first, ...rest].join("")) ? rest : sentences;
  }, others);
  return [first, ...kept].join("").trim();
}

/** Those that carry something: names, things, numbers. */
const words = (text: string) => text.match(/\p{L}{3,}|\p{N}+/gu) ?? [];

/** A quotation begins before it or ends after it. */
const cutsQuote = (sentence: string) => (sentence.match(QUOTES)?.length ?? 0) % 2 === 1;
