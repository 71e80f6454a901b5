import { MAX_ENHANCED_TEXT_LENGTH } from "../../../shared/contracts/enhance-prompt.ts";

/** A model's text as a person would type it: no markdown, no label, no quotes around it, and of limited length. */
export function plainPrompt(text: string): string {
  const lines = text
    .replace(/```[a-z]*\n?/gi, "")
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:#{1,6}\s+|[-*•]\s+|>\s+|\d+[.)]\s+)/, "").trim())
    .filter(Boolean);
  const plain = lines
    .join(" ")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/^(?:enhanced |rewritten )?prompt:\s*/i, "")
    .trim();
  return bound(withoutQuotes(plain));
}

function withoutQuotes(text: string): string {
  const inside = /^["“„«'‘](.+)["”“»'’]$/su.exec(text)?.[1];
  // If stripping the outer quotes would leave unpaired quotes inside, they belong to the text.
  return inside && !/["“”„«»]/.test(inside) ? inside.trim() : text;
}

function bound(text: string): string {
  if (text.length <= MAX_ENHANCED_TEXT_LENGTH) return text;
  const cut = text.slice(0, MAX_ENHANCED_TEXT_LENGTH);
  const sentenceEnd = cut.search(/[.!?…][^.!?…]*$/);
  const end = sentenceEnd > MAX_ENHANCED_TEXT_LENGTH / 2 ? sentenceEnd + 1 : cut.lastIndexOf(" ");
  // Half an emoji cannot be stored.
  return cut.slice(0, end > 0 ? end : MAX_ENHANCED_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}
