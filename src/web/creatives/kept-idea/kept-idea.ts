import { z } from "zod";
import { adTypeSchema } from "../../../shared/ad-types.ts";
import { briefSchema } from "../../../shared/brief/brief.ts";
import { ideaSchema } from "../../../shared/contracts/generate-creative.ts";
import { formatSchema } from "../../../shared/formats.ts";
import { MAX_DEMO_SENTENCE } from "../../../shared/landing-demo.ts";
import type { KeyValueStore } from "../../lib/storage.ts";
import { KEPT_IDEA_KEY } from "./kept-idea-key.ts";

const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** What the built-in composer needs to make the same creative again, and the layout to call it by. */
export const keptIdeaSchema = z.object({
  /** A character of the limit may take two units. */
  sentence: z
    .string()
    .min(1)
    .max(2 * MAX_DEMO_SENTENCE),
  adType: adTypeSchema,
  format: formatSchema,
  seed: ideaSchema.shape.seed,
  layout: z.string().max(40),
  /** What was set of its brief. */
  brief: briefSchema.optional(),
});
export type KeptIdea = z.infer<typeof keptIdeaSchema>;

const storedSchema = keptIdeaSchema.extend({ keptAt: z.number() });

/** In localStorage, because the mailed link opens another tab. The latest replaces the one before. */
export function keepIdea(idea: KeptIdea, storage: KeyValueStore = localStorage) {
  storage.setItem(KEPT_IDEA_KEY, JSON.stringify({ ...idea, keptAt: Date.now() }));
}

/** The idea, if there is one that is not too old. It stays kept. */
export function readKeptIdea(storage: KeyValueStore = localStorage): KeptIdea | null {
  try {
    const { keptAt, ...idea } = storedSchema.parse(JSON.parse(storage.getItem(KEPT_IDEA_KEY) ?? ""));
    if (Date.now() - keptAt < FORGOTTEN_AFTER_MS) return idea;
  } catch {
    // Nothing there, or not ours.
  }
  storage.removeItem(KEPT_IDEA_KEY);
  return null;
}

export function takeKeptIdea(storage: KeyValueStore = localStorage): KeptIdea | null {
  const idea = readKeptIdea(storage);
  storage.removeItem(KEPT_IDEA_KEY);
  return idea;
}
