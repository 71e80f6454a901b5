import { LONGEST_ENHANCED_TEXT } from "../../../shared/contracts/enhance-prompt.ts";

/** A model's text as somebody would have typed it: no markdown, no label, no quotes around it, and of bounded length. */
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
  // Quotes inside would lose their partners: then the outer ones belong to the text.
  return inside && !/["“”„«»]/.test(inside) ? inside.trim() : text;
}

function bound(text: string): string {
  if (text.length <= LONGEST_ENHANCED_TEXT) return text;
  const cut = text.slice(0, LONGEST_ENHANCED_TEXT);
  const sentenceEnd = cut.search(/[.!?…][^.!?…]*$/);
  const end = sentenceEnd > LONGEST_ENHANCED_TEXT / 2 ? sentenceEnd + 1 : cut.lastIndexOf(" ");
  // Half an emoji cannot be stored.
  return cut.slice(0, end > 0 ? end : LONGEST_ENHANCED_TEXT).replace(/[\uD800-\uDBFF]$/, "");
}
