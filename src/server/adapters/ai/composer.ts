import sharp from "sharp";
import { authorFitting } from "../../../engine/author/author-fitting.ts";
import { canBeSet } from "../../../engine/author/can-be-set.ts";
import { editScene, leftOut, wantedFormat } from "../../../engine/author/edit-scene.ts";
import { rewriteDescription } from "../../../engine/author/rewrite-description.ts";
import { isDeliverable } from "../../../engine/lint/finding.ts";
import { wordFiles } from "../../../engine/node/word-files.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { COMPOSER_MODEL } from "../../../shared/ai-models.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { readColors } from "./composer-colors.ts";
import type { AiFailure, AiProvider, AiResult, ComposedScene, ImageRequest, MadeImage } from "./port.ts";

/** The name under which the user's own picture is passed to the painter. */
const PHOTO = "photo";
const PHOTO_SIDE = 1_440;

const CANNOT_SET =
  "The built-in composer has no typeface for these letters yet. Describe it in Latin, Cyrillic, Arabic, Japanese or Chinese letters, or connect an AI key.";
const NOT_OURS = "The built-in composer can only change creatives that it made itself.";
const WOULD_CLAIM =
  "The built-in composer found no way to show this without changing what it says. Put each price, date and offer into a sentence of its own, or connect an AI key. Nothing was charged.";
const CANNOT_CHANGE =
  "The built-in composer can change colours, light or dark, the headline, the button and the price, the typeface and the format, and it can remove button, badge or subline. Nothing else was understood.";

/** Makes creatives without any service: no key, no network, no cost. */
export function createComposer(
  { renderInWorker }: Pick<RenderPool, "renderInWorker">,
  random = Math.random,
): AiProvider {
  async function make(request: ImageRequest): Promise<AiResult<MadeImage>> {
    if (!canBeSet(request.text)) return failed("refused", CANNOT_SET);
    return request.type === "edit" ? edit(request) : compose(request, request.type);
  }

  async function compose(request: ImageRequest, type: Exclude<ImageRequest["type"], "edit">) {
    const photo = await preparePhoto(request);
    const colors = await readColors(request.images.map(({ bytes }) => bytes));
    const wish = { description: request.text, type, seed: request.seed, colors, photo: photo && PHOTO };
    const { scene, painted } = await authorFitting(wish, wordFiles, (idea) =>
      renderInWorker({ scene: idea, format: request.format, photos: photo ? { [PHOTO]: photo } : {}, lint: true }),
    );
    if (!isDeliverable(painted.findings)) return failed("no_image", WOULD_CLAIM);
    return finished(painted.png, { scene, photo });
  }

  async function edit({ text, format, source }: ImageRequest) {
    if (!source) return failed("refused", NOT_OURS);
    const { scene, changed } = editScene(source.scene, text);
    const wanted = wantedFormat(text);
    if (changed.length === 0 && !wanted) return failed("refused", CANNOT_CHANGE);
    const { png } = await renderInWorker({ scene, format: wanted ?? format, photos: photosOf(scene, source) });
    return finished(png, { scene, photo: source.photo }, { format: wanted, note: noteOn(leftOut(text)) });
  }

  return {
    isTrainedModel: false,
    checkKey: async () => ({ ok: true, value: null, model: COMPOSER_MODEL, priceUsd: 0 }),
    rewritePrompt: async ({ text, adType, isReroll }) => {
      const seed = Math.floor(random() * 2 ** 31);
      return {
        ok: true,
        value: rewriteDescription({ text, adType, isReroll, seed }, wordFiles),
        model: COMPOSER_MODEL,
        priceUsd: 0,
      };
    },
    generateImage: async (request, _key, signal) => {
      const result = await make(request).catch((error: unknown): AiFailure => {
        if (!(error instanceof AppError)) throw error;
        return failed(error.code === "unavailable" ? "unavailable" : "no_image", error.message);
      });
      signal.throwIfAborted();
      return result;
    },
  };
}

const photosOf = (scene: Scene, { photo }: ComposedScene) => (scene.photo && photo ? { [scene.photo]: photo } : {});

/** The first inspiration picture becomes part of the creative, scaled down so that it can be stored with it. */
async function preparePhoto({ images: [image], type }: ImageRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!image || type === "chatgptdoodle") return undefined;
  const jpeg = await sharp(image.bytes)
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** A picture of one colour is not a creative, whatever the painter reports. */
async function finished(
  png: Uint8Array,
  composed: ComposedScene,
  said: Pick<MadeImage, "format" | "note"> = {},
): Promise<AiResult<MadeImage>> {
  const { channels } = await sharp(png).stats();
  if (channels.slice(0, 3).every(({ stdev }) => stdev < 2)) return failed("no_image", "The picture came out blank.");
  const value = { bytes: png, mimeType: "image/png", composed, ...said };
  return { ok: true, value, model: COMPOSER_MODEL, priceUsd: 0 };
}

/** For an edit that was only partly understood: names the part that was not. */
function noteOn(missed: string[]): string | undefined {
  if (missed.length === 0) return undefined;
  return `Not done, because the built-in composer did not understand it: ${missed.map((wish) => `“${wish}”`).join(", ")}.`;
}

const failed = (code: AiFailure["code"], words: string): AiFailure => ({
  ok: false,
  code,
  words,
  isOurs: true,
  model: COMPOSER_MODEL,
  mayRetry: false,
});
