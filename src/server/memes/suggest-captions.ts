import type { SuggestCaptionsInput } from "../../shared/contracts/suggest-captions.ts";
import { callProvider } from "../ai/call-provider.ts";
import { explainFailure } from "../ai/explain-failure.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { captionInstructions } from "./caption-instructions.ts";
import { findTemplate } from "./find-template.ts";
import { fitCaptions } from "./fit-captions.ts";

/** Captions about a topic that fit the boxes of a template, by the user's own service. */
export async function suggestCaptions(
  { pool, vault, chooseProvider, wait }: Pick<GenerationParts, "pool" | "vault" | "chooseProvider" | "wait">,
  userId: string,
  { topic, template: slug, seed }: SuggestCaptionsInput,
): Promise<string[][]> {
  await limitCalls(pool, userId, "enhance");
  const template = await findTemplate(pool, slug);
  const key = await vault.read(pool, userId);
  const provider = chooseProvider(key);
  const limits = template.boxes.map(({ maxLength }) => maxLength);
  const request = { instructions: captionInstructions(template), topic, structure: template.structure, limits, seed };
  const { result, calls } = await callProvider((signal) => provider.writeCaptions(request, key, signal), { wait });
  await recordAiCalls(pool, { userId, kind: "captions" }, calls);
  if (!result.ok) throw explainFailure(result, "text");
  const suggestions = fitCaptions(result.value, limits);
  if (suggestions.length > 0) return suggestions;
  throw explainFailure({ ...result, ok: false, code: "unknown", words: null, mayRetry: false }, "text");
}
