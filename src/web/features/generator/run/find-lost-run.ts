import { getRunningGeneration } from "@/creatives/generating.ts";
import { creativeTypeSchema } from "../../../../shared/contracts/generate-creative.ts";
import { formatSchema } from "../../../../shared/formats.ts";
import { followGeneration } from "./follow-generation.ts";
import type { GeneratorStore } from "./generator-store.ts";
import { isAwaited } from "./run-generation.ts";

/**
 * After a reload nothing awaits the answer of a running generation, so the page polls for it. A tab in which nothing
 * has been done yet looks for a run that another tab, perhaps closed since, has started.
 */
export async function findLostRun(store: GeneratorStore, openSettings: () => void): Promise<void> {
  if (isUntouched(store)) await adoptRun(store);
  const { run } = store.get();
  if (run && !isAwaited(run.requestId)) await followGeneration(store, run.requestId, openSettings);
}

function isUntouched(store: GeneratorStore): boolean {
  const { run, prompt, generatedImage, failure, edit, inspirationImages } = store.get();
  return !run && !prompt && !generatedImage && !failure && !edit && inspirationImages.length === 0;
}

async function adoptRun(store: GeneratorStore): Promise<void> {
  const running = await getRunningGeneration().catch(() => null);
  const type = creativeTypeSchema.safeParse(running?.type);
  const format = formatSchema.safeParse(running?.format);
  if (!running || !type.success || !format.success || !isUntouched(store)) return;
  const { id: requestId, prompt, created_at: createdAt } = running;
  const run = { requestId, prompt, startedAt: Date.parse(createdAt), type: type.data, format: format.data };
  store.dispatch({ do: "adopt", run });
}
