import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import { creativeTitle } from "../../../shared/creative-title.ts";
import { announceFailure, failureOf } from "./announce-failure.ts";
import { announceSuccess } from "./announce-success.ts";
import { type GenerationRequest, generateCreative } from "./api/generate-creative.ts";
import { followGeneration } from "./follow-generation.ts";
import type { GeneratorState } from "./generator-state.ts";
import type { GeneratorStore } from "./generator-store.ts";

const EDIT_TITLE = "Edited Creative";
const FAILED = "Failed to generate creative. Please check your AI API key and try again.";

/** The runs whose answer this page is still waiting for. */
const awaited = new Set<string>();
export const isAwaited = (requestId: string) => awaited.has(requestId);

/** Asks for the creative that the form describes, and brings the answer back, whichever screen is open by then. */
export async function runGeneration(store: GeneratorStore, openSettings: () => void): Promise<void> {
  const state = store.get();
  if (state.run) return;
  if (!state.prompt.trim()) {
    const description = "Please enter a description for your ad creative.";
    return showToast({ tone: "info", title: "Prompt Required", description });
  }
  const request = requestFor(state);
  const { requestId, type, format } = request;
  const startedAt = Date.now();
  awaited.add(requestId);
  forgetErrors();
  store.dispatch({ do: "start", run: { requestId, startedAt, type, format } });
  try {
    const made = await generateCreative(request);
    const seconds = (Date.now() - startedAt) / 1000;
    const { image_url: image, title, price_usd: priceUsd, model, note } = made;
    store.dispatch({ do: "succeed", requestId, image, title, seconds, priceUsd, model, note, format: made.format });
    await announceSuccess();
  } catch (error) {
    // A cancelled run has been spoken of already.
    if (store.get().run?.requestId !== requestId) return;
    const failure = failureOf(error, FAILED);
    // The connection broke, but the server goes on.
    if (failure.code === "unavailable") return await followGeneration(store, requestId, openSettings, failure.message);
    store.dispatch({ do: "fail", requestId, ...failure });
    announceFailure("Generation Failed", failure, openSettings);
  } finally {
    awaited.delete(requestId);
  }
}

function requestFor(state: GeneratorState): GenerationRequest {
  const { prompt, format, editSource } = state;
  const type = editSource ? "edit" : state.adType;
  const images = editSource ? [editSource] : state.inspirationImages;
  return {
    prompt: prompt.trim(),
    type,
    format,
    title: editSource ? EDIT_TITLE : creativeTitle(type, prompt),
    inspirationImages: images.map(({ id, name, mimeType, data }) => ({ id, name, mimeType, data })),
    requestId: crypto.randomUUID(),
  };
}
