import { showToast } from "@/lib/show-toast.ts";
import { cancelGeneration } from "../api/generate-creative.ts";
import { failureOf } from "./announce-failure.ts";
import type { GeneratorStore } from "./generator-store.ts";

/** Cancels the run, and says whether it may still be charged. */
export async function stopGeneration(store: GeneratorStore): Promise<void> {
  const requestId = store.get().run?.requestId;
  if (!requestId) return;
  try {
    const { cancelled, message } = await cancelGeneration(requestId);
    if (cancelled) store.dispatch({ do: "cancel", requestId });
    showToast({ tone: "info", title: cancelled ? "Generation Cancelled" : "Not Cancelled", description: message });
  } catch (error) {
    const { message } = failureOf(error, "The generation could not be cancelled. Please try again.");
    showToast({ tone: "bad", title: "Not Cancelled", description: message });
  }
}
