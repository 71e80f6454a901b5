import type { EnhancePromptInput } from "../../shared/contracts/enhance-prompt.ts";
import { callProvider } from "../ai/call-provider.ts";
import { explainFailure } from "../ai/explain-failure.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "./generation-parts.ts";
import { plainPrompt } from "./prompts/plain-prompt.ts";
import { rewriteInstructions } from "./prompts/rewrite-instructions.ts";

/** An improved prompt for the same picture or, as a reroll, another idea for the same subject. */
export async function enhancePrompt(
  { pool, vault, chooseProvider, wait }: Pick<GenerationParts, "pool" | "vault" | "chooseProvider" | "wait">,
  userId: string,
  { text, adType, isReroll }: EnhancePromptInput,
): Promise<string> {
  await limitCalls(pool, userId, "enhance");
  const key = await vault.read(pool, userId);
  const provider = chooseProvider(key);
  const request = { instructions: rewriteInstructions(adType, isReroll), text, adType, isReroll };
  const { result, calls } = await callProvider((signal) => provider.rewritePrompt(request, key, signal), { wait });
  await recordAiCalls(pool, { userId, kind: isReroll ? "reroll" : "enhance" }, calls);
  if (!result.ok) throw explainFailure(result, "text");
  const enhanced = plainPrompt(result.value);
  if (enhanced) return enhanced;
  throw explainFailure({ ...result, ok: false, code: "unknown", words: null, mayRetry: false }, "text");
}
