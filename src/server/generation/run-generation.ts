import type { CreativeType, GenerateCreativeInput } from "../../shared/contracts/generate-creative.ts";
import { AppError } from "../../shared/errors.ts";
import { promptFor } from "../../shared/prompts/prompt-for.ts";
import type { WordsBy } from "../../shared/words-by.ts";
import type { AiResult, MadeImage, Ticket, UsedImage } from "../adapters/ai/port.ts";
import { type AiCall, callProvider } from "../ai/call-provider.ts";
import type { ChosenModel, ChosenService } from "../ai/choose-service.ts";
import { explainFailure } from "../ai/explain-failure.ts";
import { noteHealth } from "../ai/note-health.ts";
import { brandOf } from "../brands/read-brand.ts";
import { isMadeByModel } from "../images/made-by-a-model.ts";
import { photosIn } from "../rendering/photos-in.ts";
import type { Thoughts } from "../rendering/thoughts.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { findComposed, readComposed } from "./find-composed.ts";
import { findUses } from "./find-uses.ts";
import { GenerationGoneError } from "./generation-gone.ts";
import { admittedTurn, type GenerationParts } from "./generation-parts.ts";
import { INTERRUPTED } from "./interrupt-abandoned.ts";
import { letterPicture } from "./letter-picture.ts";
import { takeApart } from "./lettered-edit.ts";
import { keepPicture, type Lettering, planLettering, readLettering } from "./letterings.ts";
import type { PreparedImage } from "./prepare-image.ts";
import { recordEnd } from "./record-end.ts";
import { saveCreative } from "./save-creative.ts";
import { keepTicket, letGo } from "./tickets.ts";
import { turnOf } from "./turn-of.ts";

export type RunningGeneration = NewGeneration & {
  type: CreativeType;
  images: PreparedImage[];
  chosen: ChosenModel;
  estimateUsd: number | null;
  idea: GenerateCreativeInput["idea"];
  template: GenerateCreativeInput["template"];
  words: WordsBy;
};

/** What is set on the picture that the service makes, if we set it, and whose style is borrowed for it. */
type Planned = Lettering & { styles?: readonly UsedImage[] };

type Ask = (signal: AbortSignal) => Promise<AiResult<MadeImage>>;

/** Makes the call and records the outcome. Holds no database connection meanwhile; the browser may disconnect. */
export async function runGeneration(
  parts: GenerationParts,
  generation: RunningGeneration,
  signal: AbortSignal,
): Promise<void> {
  const { chosen } = generation;
  let hasTicket = false;
  let planned: Planned | undefined;
  const keep = async (ticket: Ticket) => {
    await keepTicket(parts, generation, ticket);
    hasTicket = true;
  };
  await finishGeneration(
    parts,
    generation,
    chosen,
    signal,
    { hasTicket: () => hasTicket, planned: () => planned },
    async () => {
      const { type, format, userId, prompt: text, estimateUsd, brief, idea } = generation;
      const [edited] = type === "edit" ? generation.images : [];
      const source = edited && (await sourceOf(parts, generation, edited));
      // Recognised by its picture alone: the new version joins it all the same.
      generation.sourceId ??= source?.creativeId;
      const lettered =
        type === "edit" && chosen.service !== "composer"
          ? await takeApart(parts, userId, { sourceId: generation.sourceId, words: text, turn: admittedTurn(userId) })
          : undefined;
      if (lettered) {
        planned = { layout: undefined, seed: 0, logo: undefined };
        await planLettering(parts.pool, generation, planned);
      }
      // The service changes its own picture, without our words on it.
      const bare = lettered && { bytes: lettered.source.photo, mimeType: "image/jpeg" };
      const own: UsedImage[] = edited ? [bare ?? edited] : await findUses(parts, userId, generation.images);
      const seed = idea?.seed ?? (await turnOf(parts.pool, generation));
      const { service } = chosen;
      const brand = await brandOf(parts.pool, generation);
      // The composer sets all words itself, and reads no prompt.
      const words = service === "composer" ? "drawn" : lettered ? "ours" : type === "edit" ? "drawn" : generation.words;
      // Who reads the words of a brand into the brief is the composer, also for the others.
      const isRead = type === "edit" || (!brand && (words === "drawn" || (brief?.facts.length ?? 0) > 0));
      const read = isRead ? brief : await readFacts(parts, { description: text, type, brief, kit: brand?.kit }, userId);
      const asked = {
        type,
        text: lettered?.left ?? text,
        images: own,
        brief: read,
        words,
        format,
        layout: idea?.layout,
        kit: brand?.kit,
      };
      const { prompt, images } = promptFor({ ...asked, service, model: chosen.model.id });
      if (words === "ours" && type !== "edit") {
        const logo = own.find(({ use }) => use?.role === "logo")?.bytes;
        const styles = own.filter(({ use }) => use?.role === "style");
        planned = { layout: idea?.layout, seed, logo: logo && new Uint8Array(logo), styles };
        await planLettering(parts.pool, generation, planned);
      }
      const template = type === "meme" ? generation.template : undefined;
      const { model, quality, provider, key } = chosen;
      const request = {
        person: userId,
        prompt,
        text,
        type,
        format,
        images: [...images],
        source,
        seed,
        brief,
        brand,
        layout: idea?.layout,
        template,
        model,
        quality,
        estimateUsd,
      };
      return (s) => provider.generateImage(request, key, s, keep);
    },
  );
}

/** What a page has read before it asks; others leave it to us. Without it the words to be set would be painted. */
async function readFacts({ think }: GenerationParts, wish: Thoughts["reading"]["input"], userId: string) {
  const made = await think("reading", wish, admittedTurn(userId));
  return made?.brief ?? wish.brief;
}

/** The scene that an edit changes: of the version it names, else of the one that looks like its picture. */
async function sourceOf(parts: GenerationParts, { userId, sourceId }: NewGeneration, picture: PreparedImage) {
  return (sourceId && (await readComposed(parts, userId, sourceId))) || findComposed(parts, userId, picture);
}

/** Waits for a job that another process sent, and records the outcome. Sends nothing. */
export async function resumeGeneration(
  parts: GenerationParts,
  generation: NewGeneration,
  { chosen, ticket }: { chosen: ChosenService; ticket: Ticket },
  signal: AbortSignal,
): Promise<void> {
  const { provider, key } = chosen;
  let planned: Planned | undefined;
  await finishGeneration(
    parts,
    generation,
    chosen,
    signal,
    { hasTicket: () => true, planned: () => planned },
    async () => {
      planned = await readLettering(parts.pool, generation);
      return (s) => provider.resumeImage?.(ticket, key, s) ?? Promise.reject(new Error("not a service of jobs"));
    },
  );
}

async function finishGeneration(
  parts: GenerationParts,
  generation: NewGeneration,
  chosen: ChosenService,
  signal: AbortSignal,
  { hasTicket, planned }: { hasTicket: () => boolean; planned: () => Planned | undefined },
  prepare: () => Promise<Ask>,
): Promise<void> {
  const { userId, service, mostUsd } = generation;
  const logger = parts.logger.child({ generation: generation.id, userId });
  let calls: AiCall[] = [];
  try {
    const ask = await prepare();
    // Until there is an answer, all that is known is that something may have been sent.
    calls = [lostCall(generation)];
    const called = await callProvider(ask, { service, mostUsd, wait: parts.wait, signal });
    calls = called.calls;
    const { result } = called;
    // A server that stops leaves a job with a ticket to whoever comes next.
    if (signal.reason === "stopping" && hasTicket()) return await letGo(parts.pool, generation);
    const code = result.ok ? undefined : result.code;
    logger[code === "bad_request" ? "warn" : "info"]({ calls, code }, "the AI service was asked for an image");
    // A picture that was paid for is not given up for it.
    await noteHealth(parts.pool, userId, chosen, result).catch((error: unknown) =>
      logger.warn({ err: error }, "the state of a key was not noted"),
    );
    if (!result.ok) {
      const end = signal.aborted
        ? ({ state: "interrupted", error: new AppError("interrupted", INTERRUPTED) } as const)
        : ({ state: "failed", error: explainFailure(result, "image", chosen, calls) } as const);
      return await recordEnd(parts.pool, generation, end, calls);
    }
    const { bytes, composed, note, edited, format: made = generation.format } = result.value;
    const lettering = planned();
    if (lettering) {
      const picture = await parts.darkroom.receive(admittedTurn(userId), bytes);
      if (picture) {
        await keepPicture(parts, generation, picture, calls);
        calls = [];
        return await letterPicture(parts, generation, { ...lettering, picture }, signal);
      }
    }
    const shown = composed ? Object.values(photosIn(composed)) : [];
    const isTrainedModel = chosen.provider.isTrainedModel || shown.some(isMadeByModel);
    const png = await parts.darkroom.finish(admittedTurn(userId), bytes, { format: made, isTrainedModel });
    if (png) return await saveCreative(parts, generation, { png, format: made, composed, note, edited }, calls);
    // It was paid for, but does not count as a generated picture.
    const last = calls.at(-1);
    if (last) last.outcome = "failed";
    const { model, priceUsd } = result;
    const billed = priceUsd > 0 ? "yes" : "no";
    const unusable = { ok: false, code: "no_image", words: null, mayRetry: false, model, billed } as const;
    const error = explainFailure(unusable, "image", chosen, calls);
    await recordEnd(parts.pool, generation, { state: "failed", error }, calls);
  } catch (error) {
    if (!(error instanceof GenerationGoneError)) logger.error({ err: error }, "a generation could not be finished");
    const lost = new AppError(
      "internal",
      `The image could not be finished because of a fault on our side. ${chosen.name} may have charged for it.`,
    );
    await recordEnd(parts.pool, generation, { state: "failed", error: lost }, calls);
  } finally {
    if (mostUsd > 0 && chosen.hasCap) {
      await parts.onSpent?.(userId).catch((error: unknown) => logger.error({ err: error }, "nobody was told of a cap"));
    }
  }
}

/** A call of which only the most it may have cost is known. */
export function lostCall({ service, model, mostUsd }: NewGeneration): AiCall {
  const billed = mostUsd > 0 ? "unknown" : "no";
  const unknown = { outcome: "interrupted", billed, priceUsd: 0, possibleUsd: mostUsd } as const;
  return { service, model, ...unknown, startedAt: new Date(), durationMs: 0 };
}
