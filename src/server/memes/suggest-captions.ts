import { UselessAnswer } from "../../engine/author/answer/useless-answer.ts";
import { saysAny } from "../../engine/text/has-word.ts";
import type { SuggestCaptionsInput } from "../../shared/contracts/suggest-captions.ts";
import { callForText } from "../ai/call-for-text.ts";
import { kitOf } from "../brands/read-brand.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { brandInstructions } from "../generation/prompts/brand-instructions.ts";
import { captionInstructions } from "./caption-instructions.ts";
import { findTemplate } from "./find-template.ts";

/** Captions about a topic that fit the boxes of a template, by the user's own service. */
export async function suggestCaptions(
  parts: GenerationParts,
  userId: string,
  { topic, template: slug, seed, brand, service }: SuggestCaptionsInput,
): Promise<string[][]> {
  await limitCalls(parts.pool, userId, "enhance");
  const template = await findTemplate(parts.pool, slug);
  const limits = template.boxes.map(({ maxLength }) => maxLength);
  const { structure } = template;
  const kit = await kitOf(parts.pool, { userId, brandId: brand });
  const avoid = kit?.avoid ?? [];
  const instructions = captionInstructions(template, kit && brandInstructions(kit));
  const request = { person: userId, instructions, topic, structure, limits, seed, avoid };
  const { value } = await callForText(
    parts,
    userId,
    { kind: "captions", service, needs: "writeCaptions", characters: instructions.length + topic.length },
    (provider, key, signal) => provider.writeCaptions?.(request, key, signal),
    (sets) => {
      const fitting = fitCaptions(sets, limits);
      const suggestions = fitting.filter((texts) => !saysAny(texts, avoid));
      if (fitting.length > 0 && suggestions.length === 0) return new UselessAnswer(ALL_AVOIDED);
      return suggestions.length > 0 ? suggestions : null;
    },
  );
  return value;
}

const MOST = 12;
const ALL_AVOIDED = "every one of its captions has a word that your brand avoids";

/** What a model wrote, as far as it fits: the right number of texts, none empty, none too long, nothing twice. */
export function fitCaptions(sets: readonly (readonly string[])[], limits: readonly number[]): string[][] {
  const fitting = new Map<string, string[]>();
  for (const set of sets) {
    const texts = set.map((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim());
    const fits =
      texts.length === limits.length && texts.every((text, index) => text && text.length <= (limits[index] ?? 0));
    if (fits && fitting.size < MOST) fitting.set(texts.join("\n").toLowerCase(), texts);
  }
  return [...fitting.values()];
}
