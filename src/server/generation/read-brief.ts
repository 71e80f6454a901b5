import { enclose, readingInstructions } from "../../engine/author/answer/reading-instructions.ts";
import { UselessAnswer } from "../../engine/author/answer/useless-answer.ts";
import { MAX_READING_TOKENS } from "../../shared/ai-services/text-models.ts";
import type { ReadBriefInput, ReadBriefOutput } from "../../shared/contracts/read-brief.ts";
import { callForText } from "../ai/call-for-text.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { GenerationParts } from "./generation-parts.ts";

/** What the user's own service understands of a description, as a brief. */
export async function readBrief(
  parts: GenerationParts,
  userId: string,
  { prompt, type, service: wanted }: ReadBriefInput,
): Promise<ReadBriefOutput> {
  await limitCalls(parts.pool, userId, "enhance");
  const { text, tag } = enclose(prompt);
  const instructions = readingInstructions(type, tag);
  const characters = instructions.length + text.length + SCHEMA_LENGTH;
  const { value, service, model, priceUsd } = await callForText(
    parts,
    userId,
    { kind: "brief", service: wanted, needs: "readBrief", characters, outputTokens: MAX_READING_TOKENS },
    (provider, key, signal) => provider.readBrief?.({ instructions, text }, key, signal),
    // As long as the words are long, so not on the thread that answers everybody.
    async (answer) => {
      const taken = await parts
        .think("answer", { text: answer, prompt, instructions }, { lane: userId, person: userId })
        .catch(() => ({ reason: "it could not be compared with your words in time" }));
      return "reason" in taken ? new UselessAnswer(taken.reason) : taken;
    },
  );
  return { ...value, service, model, price_usd: priceUsd };
}

/** The shape of the answer goes out beside the words, and is billed like them. */
const SCHEMA_LENGTH = 1_000;
