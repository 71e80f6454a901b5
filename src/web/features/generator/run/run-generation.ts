import { fetchPicture } from "@/creatives/fetch-picture.ts";
import { borrowedFrom, mayLend, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import { readInspirationImage } from "@/creatives/inspiration/read-inspiration-image.ts";
import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import { EDIT_SOURCE, type InspirationImage } from "../../../../shared/contracts/generate-creative.ts";
import { creativeTitle } from "../../../../shared/creative-title.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import { generateCreative } from "../api/generate-creative.ts";
import { announceFailure, failureOf } from "./announce-failure.ts";
import { followGeneration } from "./follow-generation.ts";
import { draftOf, type GeneratorState, type Ingredients, ideaOf, templateOf } from "./generator-state.ts";
import type { GeneratorStore } from "./generator-store.ts";
import { wordsByNow } from "./words-by-store.ts";

const EDIT_TITLE = "Edited Creative";
const UNREADABLE = "Failed to convert image to base64. Nothing was sent or charged.";
const FAILED = "Failed to generate creative. Please check your AI API key and try again.";

/** The runs whose answer this page is still waiting for. */
const awaited = new Set<string>();
export const isAwaited = (requestId: string) => awaited.has(requestId);

type RunOptions = {
  requestId?: string;
  /** Named in the request, so that nobody else is paid than who was shown. Without it the server's default. */
  service?: ServiceId | undefined;
  /** About what it costs, if known. */
  usd?: number | null;
  /** What is shown beside the form: the brief, and the chosen idea if the composer is to make it. */
  brief?: Brief | undefined;
  idea?: { seed: number; layout?: string | undefined } | undefined;
  /** Who brings the words, if a service makes the picture. Without it what was chosen last for this kind of ad. */
  words?: WordsBy | undefined;
  /** The brand that it is for. Versions of a creative keep theirs. */
  brand?: string | undefined;
};

/**
 * Requests the creative that the form describes and stores the answer, whichever screen is open by then. A run that
 * another screen asked for comes with an id, so that it is made only once, however often this screen renders.
 */
export async function runGeneration(
  store: GeneratorStore,
  openSettings: () => void,
  { requestId = crypto.randomUUID(), service, usd = null, brief, idea: chosen, words, brand }: RunOptions = {},
): Promise<void> {
  const state = store.get();
  if (state.run) return;
  const { prompt, format } = draftOf(state);
  if (!prompt.trim()) {
    const description = "Please enter a description for your ad creative.";
    return showToast({ tone: "info", title: "Prompt Required", description });
  }
  const kept = ideaOf(state);
  const idea = kept ? { seed: kept.seed } : state.edit ? undefined : chosen;
  const type = state.edit ? ("edit" as const) : state.adType;
  const startedAt = Date.now();
  awaited.add(requestId);
  forgetErrors();
  const template = templateOf(state);
  const lenders = state.inspirationImages.filter((image) => !template || !image.template);
  const ingredients = state.edit ? undefined : ingredientsOf(lenders, service === "composer");
  const asked = { requestId, type, format, prompt: prompt.trim(), source: state.edit?.imageUrl ?? undefined };
  store.dispatch({ do: "start", run: { ...asked, startedAt, ingredients, service, usd, idea: chosen?.seed } });
  try {
    const made = await generateCreative({
      prompt: prompt.trim(),
      type,
      format,
      title: type === "edit" ? EDIT_TITLE : creativeTitle(type, prompt),
      inspirationImages: await picturesOf(state),
      requestId,
      template,
      service,
      idea,
      source: state.edit?.versionId ?? undefined,
      ...(!state.edit && {
        brief: brief ?? state.brief,
        words: words ?? wordsByNow(state.adType),
        brand: kept ? undefined : brand,
      }),
    });
    const seconds = (Date.now() - startedAt) / 1000;
    const { image_url: image, creative_id: creativeId, title, price_usd: priceUsd, note, format: shape } = made;
    const { service: madeBy, model, document_id: documentId, did } = made;
    const result = {
      ...{ image, creativeId, documentId, title, seconds, priceUsd, model, did, note },
      ...{ service: madeBy, format: shape },
    };
    store.dispatch({ do: "succeed", requestId, ...result });
    store.news.made(image);
  } catch (error) {
    // A cancelled run has already been announced.
    if (store.get().run?.requestId !== requestId) return;
    const failure = failureOf(error, FAILED);
    // The connection broke, but the server continues.
    if (failure.code === "unavailable") return await followGeneration(store, requestId, openSettings, failure.message);
    store.dispatch({ do: "fail", requestId, ...failure });
    announceFailure("Generation Failed", failure, openSettings);
  } finally {
    awaited.delete(requestId);
  }
}

/** The pictures to send: the inspirations, or the one creative to edit. */
async function picturesOf({ edit, inspirationImages }: GeneratorState): Promise<InspirationImage[]> {
  if (edit) {
    const { id, name, mimeType, data } = await readSource(edit.imageUrl);
    return [{ id, name, mimeType, data }];
  }
  return inspirationImages.map((image) => {
    const { id, name, mimeType, data, from } = image;
    const role = roleOf(image);
    return { id, name, mimeType, data, role, from, ...(role === "style" && { borrow: borrowedFrom(image) }) };
  });
}

async function readSource(imageUrl: string | null) {
  try {
    return await readInspirationImage(await fetchPicture(imageUrl ?? ""), EDIT_SOURCE);
  } catch (error) {
    throw new AppError("internal", UNREADABLE, { cause: error });
  }
}

/** What the pictures bring along, for the line under the result. */
export function ingredientsOf(
  images: Readonly<GeneratorState["inspirationImages"]>,
  isComposer: boolean,
): Ingredients | undefined {
  if (images.length === 0) return undefined;
  const has = (role: string) => images.some((image) => roleOf(image) === role);
  const after = images
    .filter((image) => roleOf(image) === "style")
    .map((image) => {
      const parts = mayLend(image, isComposer).filter((part) => borrowedFrom(image).includes(part));
      return { id: image.id, lender: image.lender ?? image.name, parts };
    })
    .filter(({ parts }) => parts.length > 0);
  return { after, hasPhoto: has("hero"), hasLogo: has("logo") };
}
