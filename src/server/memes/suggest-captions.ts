import type { SuggestCaptionsInput } from "../../shared/contracts/suggest-captions.ts";
import { callForText } from "../ai/call-for-text.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { captionInstructions } from "./caption-instructions.ts";
import { findTemplate } from "./find-template.ts";
import { fitCaptions } from "./fit-captions.ts";

/** Captions about a topic that fit the boxes of a template, by the user's own service. */
export async function suggestCaptions(
  parts: GenerationParts,
  userId: string,
  { topic, template: slug, seed, service }: SuggestCaptionsInput,
): Promise<string[][]> {
  await limitCalls(parts.pool, userId, "enhance");
  const template = await findTemplate(parts.pool, slug);
  const limits = template.boxes.map(({ maxLength }) => maxLength);
  const { structure } = template;
  const request = { person: userId, instructions: captionInstructions(template), topic, structure, limits, seed };
  return callForText(
    parts,
    userId,
    { kind: "captions", service, characters: request.instructions.length + topic.length },
    (provider, key, signal) => provider.writeCaptions?.(request, key, signal),
    (sets) => {
      const suggestions = fitCaptions(sets, limits);
      return suggestions.length > 0 ? suggestions : null;
    },
  );
}
