import { wordsIn } from "../../engine/text/has-word.ts";
import type { EnhancePromptInput } from "../../shared/contracts/enhance-prompt.ts";
import { callForText } from "../ai/call-for-text.ts";
import { kitOf } from "../brands/read-brand.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "./generation-parts.ts";
import { brandInstructions } from "./prompts/brand-instructions.ts";
import { plainPrompt } from "./prompts/plain-prompt.ts";
import { rewriteInstructions } from "./prompts/rewrite-instructions.ts";
import { withoutAvoided } from "./prompts/without-avoided.ts";

/** An improved prompt for the same picture or, as a reroll, another idea for the same subject. */
export async function enhancePrompt(
  parts: GenerationParts,
  userId: string,
  { text, adType, isReroll, brand, service }: EnhancePromptInput,
): Promise<string> {
  await limitCalls(parts.pool, userId, "enhance");
  const kit = await kitOf(parts.pool, { userId, brandId: brand });
  const own = wordsIn(text, kit?.avoid ?? []);
  // What the user has written stays.
  const avoid = kit?.avoid.filter((word) => !own.includes(word)) ?? [];
  const instructions = rewriteInstructions(adType, isReroll, kit && brandInstructions({ ...kit, avoid }));
  const request = { person: userId, instructions, text, adType, isReroll };
  const characters = instructions.length + text.length;
  const { value } = await callForText(
    parts,
    userId,
    { kind: isReroll ? "reroll" : "enhance", service, needs: "rewritePrompt", characters },
    (provider, key, signal) => provider.rewritePrompt?.(request, key, signal),
    (said) => withoutAvoided(plainPrompt(said), text, avoid) || null,
  );
  return value;
}
