import sharp from "sharp";
import { chooseFitting } from "../../../engine/author/author-fitting.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../../engine/author/refusals.ts";
import { isDeliverable } from "../../../engine/lint/finding.ts";
import type { MemeShelf } from "../../../engine/memes/meme-shelf.ts";
import { layoutIdSchema } from "../../../engine/scene/layout-id.ts";
import { COMPOSER_MODEL } from "../../../shared/ai-services/composer-model.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Turn } from "../../fairness/fair-queue.ts";
import { photosIn } from "../../rendering/photos-in.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { borrowFrom, notesOnBorrowing } from "./borrow-from.ts";
import { readColors } from "./composer-colors.ts";
import { kindOfPhoto, LOGO, PHOTO, prepareOwn, shownIn } from "./composer-pictures.ts";
import type { AiFailure, AiProvider, AiResult, AiSuccess, ComposedScene, ImageRequest, MadeImage } from "./port.ts";

const NOT_OURS = "The built-in composer can only change creatives that it made itself.";
const OFFER_LEFT_OUT =
  "What the offer says could not be told in a few words, so it was left out. Put it into a sentence of its own to see it.";
const NO_ROOM_FOR_LOGO = "No place was free for your logo. Try another idea, or a shorter description.";
const ONE_PHOTO = "This layout shows one photo; the first was used. Another idea may show more of them.";
const CANNOT_CHANGE =
  "The built-in composer can change colours, light or dark, the headline, the button and the price, the typeface and the format, and it can remove button, badge, subline, phone number, address or date. Nothing else was understood.";

/** Makes creatives without any service: no key, no network, no cost. All of the work is done in the pool's threads. */
export function createComposer(
  { renderInWorker, think }: Pick<RenderPool, "renderInWorker" | "think">,
  memes: MemeShelf = [],
  random = Math.random,
): AiProvider {
  const make = (request: ImageRequest): Promise<AiResult<MadeImage>> =>
    request.type === "edit" ? edit(request) : compose(request, request.type);

  async function compose(request: ImageRequest, type: Exclude<ImageRequest["type"], "edit">) {
    const { text: description, seed, format, template, brief } = request;
    const turn = admitted(request.person);
    // The template is captioned as it is, so nothing is borrowed from its picture.
    const images = request.images.filter(({ use }) => !template || use?.role !== "style" || !use.isTemplate);
    const own = await prepareOwn(request);
    const shown = images.filter(({ use }) => use?.role !== "style");
    const colors = await readColors(shown.map(({ bytes }) => bytes));
    const borrowing = await borrowFrom(images, (wanted) => renderInWorker(wanted, turn));
    const names = { photo: own.photo && PHOTO, photos: [...(own.pictures?.keys() ?? [])], logo: own.logo && LOGO };
    const font = own.font && request.brand?.kit.headlineFont;
    const pictures = { ...names, ...(await kindOfPhoto(own)) };
    const wish = {
      description,
      type,
      seed,
      brief,
      kit: request.brand?.kit,
      layout: layoutIdSchema.safeParse(request.layout).data,
      colors,
      ...pictures,
      font,
      borrowed: borrowing?.borrowed,
      template,
      memes: type === "meme" ? memes : [],
      format,
    };
    const first = await think("idea", wish, turn);
    if (!first) return failed("refused", CANNOT_SET);
    const { scene, painted, leavesOutOffers } = await chooseFitting(
      first,
      () => think("otherIdeas", wish, turn),
      (idea) =>
        renderInWorker(
          { scene: idea, format, photos: photosIn({ scene: idea, ...shownIn(idea, own) }), lint: true },
          turn,
        ),
    );
    if (!isDeliverable(painted.findings)) return failed("no_image", WOULD_CLAIM);
    const isSigned = painted.layers.some((layer) => layer.kind === "logo" && layer.picture);
    const lost = painted.findings.filter(({ kind, layer }) => kind === "lost" && layer !== "logo");
    const notes = [
      ...(leavesOutOffers ? [OFFER_LEFT_OUT] : []),
      ...lost.map(({ message }) => `${message}: it did not fit.`),
      ...(borrowing ? notesOnBorrowing(borrowing, scene) : []),
      ...(own.logo && !isSigned ? [NO_ROOM_FOR_LOGO] : []),
      ...(shown.filter(({ use }) => use?.role === "hero").length > 1 && !scene.photos ? [ONE_PHOTO] : []),
    ];
    return finished(painted.png, { scene, ...shownIn(scene, own) }, { note: notes.join(" ") || undefined });
  }

  async function edit({ text, format, source, person }: ImageRequest) {
    if (!source) return failed("refused", NOT_OURS);
    const turn = admitted(person);
    const edited = await think("edit", { scene: source.scene, words: text }, turn);
    if (!edited) return failed("refused", CANNOT_SET);
    const { scene, changed, format: wanted, missed } = edited;
    if (changed.length === 0 && !wanted) return failed("refused", CANNOT_CHANGE);
    const { png } = await renderInWorker({ scene, format: wanted ?? format, photos: photosIn(source) }, turn);
    return finished(
      png,
      { ...source, scene },
      {
        ...{ format: wanted, note: noteOn(missed) },
        edited: { did: [...changed, ...(wanted ? ["format"] : [])], missed },
      },
    );
  }

  return {
    isTrainedModel: false,
    checkKey: async () => ({ ok: true, value: null, model: COMPOSER_MODEL, priceUsd: 0 }),
    rewritePrompt: ({ text, adType, isReroll, person }) => {
      const seed = Math.floor(random() * 2 ** 31);
      return think("rewrite", { text, adType, isReroll, seed }, { lane: person, person }).then(written, inWords);
    },
    writeCaptions: ({ topic, structure, limits, seed, avoid, person }) =>
      think("captions", { topic, structure, limits, seed, avoid }, { lane: person, person }).then(written, inWords),
    generateImage: async (request, _key, signal) => {
      const result = await make(request).catch(inWords);
      signal.throwIfAborted();
      return result;
    },
  };
}

/** How many pictures one person may have under way is limited before. */
const admitted = (person: string): Turn => ({ lane: person, person, isAdmitted: true });

const written = <T>(value: T): AiSuccess<T> => ({ ok: true, value, model: COMPOSER_MODEL, priceUsd: 0 });

function inWords(error: unknown): AiFailure {
  if (!(error instanceof AppError)) throw error;
  const { code, message, retryAfter } = error;
  if (code === "rate_limited") return { ...failed(code, message), retryAfterMs: (retryAfter ?? 1) * 1_000 };
  return failed(code === "unavailable" ? code : "no_image", message);
}

/** A picture of one colour is not a creative, whatever the painter reports. */
async function finished(
  png: Uint8Array,
  composed: ComposedScene,
  said: Pick<MadeImage, "format" | "note" | "edited"> = {},
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
