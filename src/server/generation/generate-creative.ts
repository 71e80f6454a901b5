import { randomUUID } from "node:crypto";
import { estimateUsd } from "../../shared/ai-services/price.ts";
import type { GenerateCreativeInput, GenerateCreativeOutput } from "../../shared/contracts/generate-creative.ts";
import { creativeTitle } from "../../shared/creative-title.ts";
import { AppError } from "../../shared/errors.ts";
import { offer } from "../ai/catalogue.ts";
import { checkAbilities, chooseForImage } from "../ai/choose-service.ts";
import { UNLISTED_USD } from "../ai/reserve-call.ts";
import { requireBrand } from "../brands/read-brand.ts";
import { toAppError } from "../database/pool.ts";
import { claimGeneration } from "./claim-generation.ts";
import { type GenerationKey, placeOf } from "./generation-key.ts";
import type { GenerationParts } from "./generation-parts.ts";
import { isFreeEdit } from "./lettered-edit.ts";
import { prepareImages } from "./prepare-image.ts";
import { readOutcome } from "./read-outcome.ts";
import { recordEnd } from "./record-end.ts";
import { runGeneration } from "./run-generation.ts";
import { waitForGeneration } from "./wait-for-generation.ts";

/**
 * Makes a creative, once for each request id: a repeated request, at the same time or later, in this process or
 * another, gets the answer of the first. If the browser disconnects the run continues, and the result is kept for it.
 */
export async function generateCreative(
  parts: GenerationParts,
  userId: string,
  input: GenerateCreativeInput,
): Promise<GenerateCreativeOutput> {
  const key: GenerationKey = { userId, id: input.requestId ?? randomUUID() };
  const place = placeOf(key);
  let run = parts.underWay.get(place);
  if (!run) {
    run = runOrWait(parts, key, input).finally(() => parts.underWay.delete(place));
    parts.underWay.set(place, run);
  }
  await run;
  return readOutcome(parts.pool, key, input);
}

async function runOrWait(parts: GenerationParts, key: GenerationKey, input: GenerateCreativeInput): Promise<void> {
  const { pool, leases, wait } = parts;
  const known = await pool.query("select from public.generations where user_id = $1 and id = $2", [key.userId, key.id]);
  if (known.rowCount) return waitForGeneration(pool, key, wait);
  const wished = await chooseForImage(parts, key.userId, input);
  const isFree = await isFreeEdit(parts, key.userId, input, wished);
  const chosen = isFree ? await chooseForImage(parts, key.userId, { service: "composer" }) : wished;
  const { prompt, type, format } = input;
  const pictures = input.inspirationImages.length;
  checkAbilities(chosen, { isEdit: type === "edit", pictures });
  await parts.checkRoom?.(key.userId);
  if (input.brand) await requireBrand(pool, key.userId, input.brand);
  const { service, model, quality } = chosen;
  const estimate = estimateUsd(offer(model), { format, quality, references: pictures });
  const generation = {
    ...{
      ...key,
      prompt,
      type,
      format,
      brief: input.brief,
      sourceId: input.source,
      brandId: input.brand,
      title: input.title || creativeTitle(type, prompt),
    },
    ...{ service, model: model.id, quality, mostUsd: estimate ?? UNLISTED_USD },
  };
  // Held before the row is written: from then on the user may cancel it.
  const { signal, markWritten, release } = leases.hold(key);
  try {
    const isOurs = await claimGeneration(pool, generation, leases.holder);
    if (!isOurs) return await waitForGeneration(pool, key, wait);
    markWritten();
    // After the claim, which limits how many of these one person may have under way.
    const images = await prepareImages(parts, key.userId, input.inspirationImages).catch(toAppError);
    if (images instanceof AppError) {
      return await recordEnd(pool, generation, { state: "failed", error: images }, []);
    }
    await runGeneration(
      parts,
      {
        ...generation,
        chosen,
        estimateUsd: estimate,
        images,
        idea: input.idea,
        template: input.template,
        words: input.words,
      },
      signal,
    );
  } finally {
    release();
  }
}
