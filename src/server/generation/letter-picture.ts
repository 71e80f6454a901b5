import { pictureScene } from "../../engine/scene/picture-scene.ts";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { LETTERING_SEEN, letteredType } from "../../shared/words-by.ts";
import type { AiFailureCode, MadeImage, UsedImage } from "../adapters/ai/port.ts";
import { brandOf } from "../brands/read-brand.ts";
import { outlastRestart } from "../database/outlast-restart.ts";
import { photosIn } from "../rendering/photos-in.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { GenerationGoneError } from "./generation-gone.ts";
import { admittedTurn, type GenerationParts } from "./generation-parts.ts";
import { takeApart } from "./lettered-edit.ts";
import type { Kept } from "./letterings.ts";
import { saveCreative } from "./save-creative.ts";
import { letGo } from "./tickets.ts";

const PHOTO = "photo";
const BUSY: ReadonlySet<AiFailureCode> = new Set(["unavailable", "rate_limited"]);

type Lettered = Omit<Kept, "isWordless"> & {
  isWordless?: boolean;
  /** Whose colours and typeface are borrowed. Forgotten by a process that takes over. */
  styles?: readonly UsedImage[] | undefined;
};

/**
 * Has the composer set the words on a picture by a service, and saves both. Asks nobody who charges. When no layout can
 * carry the words, the picture is saved without them: it was paid for. After a fault of ours the next process tries.
 */
export async function letterPicture(
  parts: GenerationParts,
  generation: NewGeneration,
  lettered: Lettered,
  signal: AbortSignal,
): Promise<void> {
  const { userId, id, format, title } = generation;
  try {
    const set = async () => {
      if (lettered.isWordless) return withoutWords(lettered.picture, title, "");
      if (generation.type === "edit") return withItsWords(parts, generation, lettered);
      return withWords(parts, generation, lettered, signal);
    };
    const made = await outlastRestart(set, parts.wait);
    const { bytes, composed, note: said, edited } = made;
    const hasLettering = await parts.darkroom.seesLettering(admittedTurn(userId), lettered.picture);
    const note = [said, hasLettering && LETTERING_SEEN].filter(Boolean).join(" ") || undefined;
    const png = await parts.darkroom.finish(admittedTurn(userId), bytes, { format, isTrainedModel: true });
    if (!png) throw new Error("a picture that was read before cannot be read any more");
    await saveCreative(parts, generation, { png, format, composed, note, edited }, []);
  } catch (error) {
    if (error instanceof GenerationGoneError || signal.reason === "cancelled") return;
    if (signal.reason !== "stopping") parts.logger.error({ err: error, generation: id }, "words could not be set");
    // If that fails too, the lease runs out, and somebody goes on all the same.
    await letGo(parts.pool, generation).catch((failure: unknown) =>
      parts.logger.warn({ err: failure, generation: id }, "a picture that waits for its words was not let go of"),
    );
  }
}

type Made = Pick<MadeImage, "bytes" | "composed" | "note" | "edited">;

/** The picture was changed: the words that stood on it stand on it again, with what the sentence says about them. */
async function withItsWords(
  parts: GenerationParts,
  { userId, sourceId, prompt, format, title }: NewGeneration,
  { picture }: Lettered,
): Promise<Made> {
  const edit = await takeApart(parts, userId, { sourceId, words: prompt, turn: admittedTurn(userId) });
  if (!edit) return withoutWords(picture, title, "The creative that it belongs to is gone.");
  const composed = { ...edit.source, scene: edit.scene, photo: picture };
  const { png } = await parts.paint({ scene: edit.scene, format, photos: photosIn(composed) }, admittedTurn(userId));
  return { bytes: png, composed, edited: { did: [...edit.did, "picture"], missed: [] } };
}

async function withWords(
  parts: GenerationParts,
  generation: NewGeneration,
  { layout, seed, logo, picture, styles = [] }: Lettered,
  signal: AbortSignal,
): Promise<Made> {
  const { userId, prompt: text, type, title, format, brief } = generation;
  const { composer } = parts.providers;
  const [model] = parts.catalogue.modelsOf("composer", []);
  if (!composer || !model) throw new Error("there is no composer to set words");
  const images: UsedImage[] = [
    { bytes: picture, mimeType: "image/jpeg", use: { role: "hero" }, isByModel: true },
    ...(logo ? [{ bytes: logo, mimeType: "image/png", use: { role: "logo" } } as const] : []),
    ...styles,
  ];
  const request = {
    ...{
      person: userId,
      prompt: text,
      text,
      type: letteredType(adTypeSchema.catch("meta").parse(type)),
      format,
      images,
      seed,
      brief,
      brand: await brandOf(parts.pool, generation),
      layout,
    },
    ...{ template: undefined, source: undefined, model, quality: null, estimateUsd: 0 },
  };
  const result = await composer.generateImage(request, "", signal);
  if (result.ok) return result.value;
  // Whoever goes on may find the painters less busy.
  if (BUSY.has(result.code)) throw new Error(`the composer is busy: ${result.words}`);
  return withoutWords(picture, title, result.words ?? "No layout of ours carries them.");
}

const withoutWords = (picture: Uint8Array<ArrayBuffer>, title: string, why: string): Made => ({
  bytes: picture,
  composed: { scene: pictureScene(PHOTO, title), photo: picture },
  note: ["The words could not be set on this picture.", why, "Open it in the studio to add them, free."]
    .filter(Boolean)
    .join(" "),
});
