import { COMPOSER_MODEL } from "./composer-model.ts";
import type { ImageModel } from "./image-model.ts";
import { FAL_MODELS } from "./models-fal.ts";
import { GEMINI_MODELS } from "./models-gemini.ts";
import { OPENAI_MODELS } from "./models-openai.ts";
import type { ServiceId } from "./services.ts";

const COMPOSER: ImageModel = {
  service: "composer",
  id: COMPOSER_MODEL,
  name: "Built-in composer",
  note: "layouts and type, no AI",
  ask: { "1:1": "1:1", "4:5": "4:5", "9:16": "9:16", "1.91:1": "1.91:1", "16:9": "16:9" },
  references: 3,
  edits: true,
  lettering: "exact",
  promptChars: null,
  qualities: [],
  defaultQuality: null,
  price: { rule: "free" },
  referenceUsd: 0,
  answersWithinSeconds: 60,
  usualSeconds: [1, 3],
};

/** Of OpenRouter's own list; what it takes and costs is asked there. */
export const DEFAULT_OPENROUTER_MODEL = "google/gemini-3.1-flash-image";

/** The models we know ourselves; the first is the default. OpenRouter and the own server list theirs. */
const KNOWN: Readonly<Record<ServiceId, readonly ImageModel[]>> = {
  gemini: GEMINI_MODELS,
  openai: OPENAI_MODELS,
  fal: FAL_MODELS,
  openrouter: [],
  compatible: [],
  composer: [COMPOSER],
};

export const knownModels = (service: ServiceId): readonly ImageModel[] => KNOWN[service];
