import type { CreativeType, GenerateCreativeInput } from "../../shared/contracts/generate-creative.ts";
import { AppError } from "../../shared/errors.ts";
import type { UsedImage } from "../adapters/ai/port.ts";
import type { AiCall } from "../ai/call-provider.ts";
import { callProvider } from "../ai/call-provider.ts";
import { explainFailure } from "../ai/explain-failure.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { findComposed } from "./find-composed.ts";
import { findUses } from "./find-uses.ts";
import { finishImage } from "./finish-image.ts";
import { type GenerationParts, pixelTurn } from "./generation-parts.ts";
import { INTERRUPTED } from "./interrupt-abandoned.ts";
import type { PreparedImage } from "./prepare-image.ts";
import { buildPrompt } from "./prompts/build-prompt.ts";
import { recordEnd } from "./record-end.ts";
import { GenerationGoneError, saveCreative } from "./save-creative.ts";
import { turnOf } from "./turn-of.ts";

export type RunningGeneration = NewGeneration & {
  type: CreativeType;
  images: PreparedImage[];
  key: string;
  idea: GenerateCreativeInput["idea"];
  template: GenerateCreativeInput["template"];
};

/** Makes the call and records the outcome. Holds no database connection meanwhile; the browser may disconnect. */
export async function runGeneration(
  parts: GenerationParts,
  generation: RunningGeneration,
  signal: AbortSignal,
): Promise<void> {
  const logger = parts.logger.child({ generation: generation.id, userId: generation.userId });
  let calls: AiCall[] = [];
  try {
    const { type, format, key, userId, prompt: text } = generation;
    const provider = parts.chooseProvider(key);
    const [edited] = type === "edit" ? generation.images : [];
    const source = edited && (await findComposed(parts, userId, edited));
    const images: UsedImage[] = edited ? [edited] : await findUses(parts, userId, generation.images);
    const prompt = buildPrompt(type, text, images);
    const seed = generation.idea?.seed ?? (await turnOf(parts.pool, generation));
    const template = type === "meme" ? generation.template : undefined;
    const request = { prompt, text, type, format, images, source, seed, template };
    const called = await callProvider((s) => provider.generateImage(request, key, s), { wait: parts.wait, signal });
    calls = called.calls;
    const { result } = called;
    logger.info({ calls, code: result.ok ? undefined : result.code }, "the AI service was asked for an image");
    if (!result.ok) {
      const end = signal.aborted
        ? ({ state: "interrupted", error: new AppError("interrupted", INTERRUPTED) } as const)
        : ({ state: "failed", error: explainFailure(result, "image") } as const);
      return await recordEnd(parts.pool, generation, end, calls);
    }
    const { bytes, composed, note, format: made = format } = result.value;
    const png = await parts.pixels(pixelTurn(generation.userId), () =>
      finishImage(bytes, made, provider.isTrainedModel),
    );
    if (png) return await saveCreative(parts, generation, { png, format: made, composed, note }, calls);
    const error = explainFailure({ ...result, ok: false, code: "no_image", words: null, mayRetry: false }, "image");
    // It was paid for, but does not count as a generated picture.
    const last = calls.at(-1);
    if (last) last.outcome = "failed";
    await recordEnd(parts.pool, generation, { state: "failed", error }, calls);
  } catch (error) {
    if (!(error instanceof GenerationGoneError)) logger.error({ err: error }, "a generation could not be finished");
    const lost = new AppError(
      "internal",
      "The image could not be finished because of a fault on our side. The AI service may have charged for it.",
    );
    await recordEnd(parts.pool, generation, { state: "failed", error: lost }, calls);
  }
}
