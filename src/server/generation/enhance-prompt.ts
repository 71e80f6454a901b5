import type { EnhancePromptInput } from "../../shared/contracts/enhance-prompt.ts";
import { callForText } from "../ai/call-for-text.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "./generation-parts.ts";
import { plainPrompt } from "./prompts/plain-prompt.ts";
import { rewriteInstructions } from "./prompts/rewrite-instructions.ts";

/** An improved prompt for the same picture or, as a reroll, another idea for the same subject. */
export async function enhancePrompt(
  parts: GenerationParts,
  userId: string,
  { text, adType, isReroll, service }: EnhancePromptInput,
): Promise<string> {
  await limitCalls(parts.pool, userId, "enhance");
  const request = { person: userId, instructions: rewriteInstructions(adType, isReroll), text, adType, isReroll };
  const characters = request.instructions.length + text.length;
  const { value } = await callForText(
    parts,
    userId,
    { kind: isReroll ? "reroll" : "enhance", service, needs: "rewritePrompt", characters },
    (provider, key, signal) => provider.rewritePrompt?.(request, key, signal),
    (said) => plainPrompt(said) || null,
  );
  return value;
}
