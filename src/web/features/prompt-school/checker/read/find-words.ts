import { type Span, trimmed } from "./span.ts";

/** Words that announce what is to be written in the picture. */
const LABELS =
  /\b(?:headline|heading|tagline|slogan|caption|subline|(?:top|bottom) (?:text|line)|button|cta|call to action)\b|\b(?:text|title|copy|words):|\b(?:reads?|says|saying)(?=:? \p{Lu})/giu;

/** Between the label and the words: "headline: ...", "the headline reads ...", "button in the corner: ...". */
const CONNECTORS = /^(?:\s*(?:reads?|says|saying|is|under it|below it|in [^:"“.,]{1,60}|at [^:"“.,]{1,60}))?\s*:?\s*/i;

/** Where the words end, if they are not in quotes. */
const ENDS = /[,;\n]|\.(?=\s|$)| \/ |$/g;

const MAX_UNQUOTED = 160;
/** "Hot." alone is the beginning of a headline, not all of it. */
const FEW_WORDS = 2;

const NO_WORDS = /^(?:no|without|top|bottom|in|at|on|left|right|across|above|below|centred|centered|and|for)\b/i;

/** Words that are announced but not in quotes. */
export function findUnquoted(text: string, quotes: readonly Span[]): Span[] {
  return [...text.matchAll(LABELS)].flatMap((label) => {
    const after = label.index + label[0].length;
    if (isQuoted(label.index, quotes)) return [];
    const rest = text.slice(after, after + MAX_UNQUOTED);
    const start = after + (rest.match(CONNECTORS)?.[0].length ?? 0);
    if (quotes.some((quote) => quote.start >= after && quote.start <= start + 1)) return [];
    const span = withoutStop(
      text,
      trimmed(text, { start, end: start + lengthOf(text.slice(start, start + MAX_UNQUOTED)) }),
    );
    const words = text.slice(span.start, span.end);
    // A lower-case phrase after "button" or "headline" describes it, unless a colon announces words.
    const isAnnounced = /:\s*$/.test(text.slice(after - 1, start)) || /^\p{Lu}/u.test(words);
    if (!words || NO_WORDS.test(words) || !isAnnounced) return [];
    return [span];
  });
}

function lengthOf(rest: string): number {
  for (const { index } of rest.matchAll(ENDS)) {
    const isSentence = rest[index] === ".";
    const words = rest.slice(0, index).trim().split(/\s+/).length;
    if (
      isSentence &&
      words <= FEW_WORDS &&
      /^\s+(?!(?:subline|tagline|button|cta|caption)\b)\S/i.test(rest.slice(index + 1))
    )
      return index + 1 + nextSentence(rest.slice(index + 1));
    return isSentence ? index + 1 : index;
  }
  return rest.length;
}

/** The full stop after "Button: Book a trial." ends our sentence, not theirs. With another one inside it is theirs. */
function withoutStop(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  return words.endsWith(".") && words.indexOf(".") === words.length - 1 ? { start, end: end - 1 } : { start, end };
}

/** "Hot. Like, lawsuit hot." goes on to its second full stop. */
function nextSentence(rest: string) {
  const stop = rest.search(/\.(?=\s|$)/);
  return stop < 0 ? rest.search(/[;\n]|$/) : stop + 1;
}

/** Whether words like "The headline reads" announce what comes next. */
export const isAnnouncement = (before: string) => before.search(LABELS) >= 0;

/** Memes are often written down as nothing but their caption. */
const CAPTION =
  /^(?:when (?:the|your?|my|i|someone|they)\b|me (?:explaining|trying|after|when|at)\b|me:|nobody:|pov\b)/i;

export const findCaption = (text: string): Span | undefined =>
  CAPTION.test(text.trim()) ? trimmed(text, { start: 0, end: text.length }) : undefined;

const isQuoted = (at: number, quotes: readonly Span[]) => quotes.some(({ start, end }) => at >= start && at < end);
