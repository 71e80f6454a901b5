import sharp from "sharp";
import { authorFitting } from "../../../engine/author/author-fitting.ts";
import { canBeSet } from "../../../engine/author/can-be-set.ts";
import { editScene, leftOut, wantedFormat } from "../../../engine/author/edit-scene.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../../engine/author/refusals.ts";
import { rewriteDescription } from "../../../engine/author/rewrite-description.ts";
import { isDeliverable } from "../../../engine/lint/finding.ts";
import type { MemeShelf } from "../../../engine/memes/meme-shelf.ts";
import { suggestCaptions } from "../../../engine/memes/suggest/suggest-captions.ts";
import { wordFiles } from "../../../engine/node/word-files.ts";
import { COMPOSER_MODEL } from "../../../shared/ai-services/composer-model.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { borrowFrom, notesOnBorrowing } from "./borrow-from.ts";
import { readColors } from "./composer-colors.ts";
import { isShownWhole, LOGO, PHOTO, photosOf, prepareOwn } from "./composer-pictures.ts";
import type { AiFailure, AiProvider, AiResult, ComposedScene, ImageRequest, MadeImage } from "./port.ts";

const NOT_OURS = "The built-in composer can only change creatives that it made itself.";
const OFFER_LEFT_OUT =
  "What the offer says could not be told in a few words, so it was left out. Put it into a sentence of its own to see it.";
const NO_ROOM_FOR_LOGO = "No place was free for your logo. Try another idea, or a shorter description.";
const ONE_PHOTO = "The built-in composer shows one photo; the first was used.";
const CANNOT_CHANGE =
  "The built-in composer can change colours, light or dark, the headline, the button and the price, the typeface and the format, and it can remove button, badge or subline. Nothing else was understood.";

/** Makes creatives without any service: no key, no network, no cost. */
export function createComposer(
  { renderInWorker }: Pick<RenderPool, "renderInWorker">,
  memes: MemeShelf = [],
  random = Math.random,
): AiProvider {
  async function make(request: ImageRequest): Promise<AiResult<MadeImage>> {
    if (!canBeSet(request.text)) return failed("refused", CANNOT_SET);
    return request.type === "edit" ? edit(request) : compose(request, request.type);
  }

  async function compose(request: ImageRequest, type: Exclude<ImageRequest["type"], "edit">) {
    const { text: description, seed, format, template } = request;
    // The template is captioned as it is, so nothing is borrowed from its picture.
    const images = request.images.filter(({ use }) => !template || use?.role !== "style" || !use.isTemplate);
    const own = await prepareOwn(request);
    const shown = images.filter(({ use }) => use?.role !== "style");
    const colors = await readColors(shown.map(({ bytes }) => bytes));
    const borrowing = await borrowFrom(images, renderInWorker);
    const pictures = { photo: own.photo && PHOTO, logo: own.logo && LOGO, isSheet: await isShownWhole(own) };
    const wish = {
      description,
      type,
      seed,
      colors,
      ...pictures,
      borrowed: borrowing?.borrowed,
      template,
      memes,
      format,
    };
    const { scene, painted, leavesOutOffers } = await authorFitting(wish, wordFiles, (idea) =>
      renderInWorker({ scene: idea, format, photos: photosOf(own), lint: true }),
    );
    if (!isDeliverable(painted.findings)) return failed("no_image", WOULD_CLAIM);
    const isSigned = painted.layers.some((layer) => layer.kind === "logo" && layer.picture);
    const notes = [
      ...(leavesOutOffers ? [OFFER_LEFT_OUT] : []),
      ...(borrowing ? notesOnBorrowing(borrowing, scene) : []),
      ...(own.logo && !isSigned ? [NO_ROOM_FOR_LOGO] : []),
      ...(shown.filter(({ use }) => use?.role === "hero").length > 1 ? [ONE_PHOTO] : []),
    ];
    return finished(painted.png, { scene, ...own }, { note: notes.join(" ") || undefined });
  }

  async function edit({ text, format, source }: ImageRequest) {
    if (!source) return failed("refused", NOT_OURS);
    const { scene, changed } = editScene(source.scene, text);
    const wanted = wantedFormat(text);
    if (changed.length === 0 && !wanted) return failed("refused", CANNOT_CHANGE);
    const { png } = await renderInWorker({ scene, format: wanted ?? format, photos: photosOf(source) });
    return finished(
      png,
      { scene, photo: source.photo, logo: source.logo },
      { format: wanted, note: noteOn(leftOut(text)) },
    );
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
    writeCaptions: async (request) => ({
      ok: true,
      value: suggestCaptions(request),
      model: COMPOSER_MODEL,
      priceUsd: 0,
    }),
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
  billed: "no",
});
