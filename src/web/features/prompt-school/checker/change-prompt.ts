import type { Span } from "./read/span.ts";

export type Changed = { text: string; span: Span };

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Adds a part at the end, as a sentence of its own. `span` is where it stands then. */
export function addPart(text: string, suggestion: string): Changed {
  const before = text.trimEnd();
  const joint = before === "" ? "" : /[.!?”"»]$/.test(before) ? " " : ". ";
  const sentence = capital(suggestion).replace(/[^.!?]$/, "$&.");
  const start = before.length + joint.length;
  return { text: before + joint + sentence, span: { start, end: start + sentence.length } };
}

/** Puts other words in the place of some. Without any, the comma that joined them goes too. */
export function replaceWords(text: string, { start, end }: Span, replacement: string): Changed {
  if (replacement) {
    const isFirst = start === 0 || /[.!?\n]\s*$/.test(text.slice(0, start));
    const words = isFirst ? capital(replacement) : replacement;
    return { text: text.slice(0, start) + words + text.slice(end), span: { start, end: start + words.length } };
  }
  const before = text.slice(0, start).replace(/[,;]?\s*$/, "");
  const after = text.slice(end).replace(before ? /^\s+/ : /^[\s,;.]+/, before ? " " : "");
  return { text: before + after, span: { start: before.length, end: before.length } };
}
