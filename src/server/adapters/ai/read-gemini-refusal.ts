import { type GeminiAnswer, resultText } from "./gemini-answer.ts";
import type { AiFailureCode } from "./port.ts";

const REFUSALS = new Set([
  "SAFETY",
  "IMAGE_SAFETY",
  "PROHIBITED_CONTENT",
  "IMAGE_PROHIBITED_CONTENT",
  "RECITATION",
  "IMAGE_RECITATION",
  "IMAGE_OTHER",
  "BLOCKLIST",
  "SPII",
]);

/** Why an answer of status 200 contains no picture. The reason may be in any of four places, or missing. */
export function readGeminiRefusal(answer: GeminiAnswer): { code: AiFailureCode; words: string | null } {
  const { blockReason, blockReasonMessage } = answer.promptFeedback ?? {};
  if (blockReason) return { code: "refused", words: blockReasonMessage ?? readable(blockReason) };
  const [candidate] = answer.candidates ?? [];
  const reason = candidate?.finishReason;
  const said = candidate?.finishMessage ?? (resultText(answer) || null);
  if (reason && REFUSALS.has(reason)) return { code: "refused", words: said ?? readable(reason) };
  // A model that finishes normally but returns only text has declined in prose.
  if (reason === "STOP" && said) return { code: "refused", words: said };
  return { code: "no_image", words: said ?? (reason && reason !== "STOP" ? readable(reason) : null) };
}

/** PROHIBITED_CONTENT becomes "Prohibited content". */
function readable(reason: string): string {
  const words = reason.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
