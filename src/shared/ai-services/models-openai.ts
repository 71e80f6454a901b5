import type { ImageModel } from "./image-model.ts";

/** All sides divide by 16. */
const ask = { "1:1": "1088x1088", "4:5": "1088x1360", "9:16": "1088x1920", "1.91:1": "1216x640", "16:9": "1920x1088" };

const common = {
  service: "openai",
  ask,
  references: 16,
  edits: true,
  lettering: "exact",
  promptChars: 32_000,
  defaultQuality: "high",
  // Some 1,700 input tokens for a picture of our size. Not published for these models; `usage` has the last word.
  referenceUsd: 0.0136,
  answersWithinSeconds: 150,
} as const;

/** The same calculator for both: low 16 to max 96. */
const BASE_2_5 = { low: 16, medium: 24, high: 48, xhigh: 64, max: 96 };
/** Low and medium of 2.6 are 3 to 4 times those of 2.5, and not known better: not offered. */
const BASE_2_6 = { high: 48, xhigh: 64, max: 96 };

export const OPENAI_MODELS = [
  {
    ...common,
    id: "gpt-image-2.5-flare",
    name: "GPT Image 2.5 Flare",
    note: "fast",
    qualities: ["low", "medium", "high", "xhigh", "max"],
    price: { rule: "tokens", base: BASE_2_5 },
    usualSeconds: null,
  },
  {
    ...common,
    id: "gpt-image-2.5-sunburst",
    name: "GPT Image 2.5 Sunburst",
    note: "detail and edits",
    qualities: ["low", "medium", "high", "xhigh", "max"],
    price: { rule: "tokens", base: BASE_2_5 },
    usualSeconds: null,
  },
  {
    ...common,
    id: "gpt-image-2.6-flare",
    name: "GPT Image 2.6 Flare",
    note: "newest, fast",
    qualities: ["high", "xhigh", "max"],
    price: { rule: "tokens", base: BASE_2_6 },
    usualSeconds: [8, 12],
  },
  {
    ...common,
    id: "gpt-image-2.6-sunburst",
    name: "GPT Image 2.6 Sunburst",
    note: "newest, detail and edits",
    qualities: ["high", "xhigh", "max"],
    price: { rule: "tokens", base: BASE_2_6 },
    usualSeconds: null,
  },
  {
    ...common,
    id: "gpt-image-2",
    name: "GPT Image 2",
    note: "the one before",
    qualities: ["low", "medium", "high"],
    price: { rule: "tokens", base: { low: 16, medium: 48, high: 96 } },
    usualSeconds: null,
  },
] as const satisfies readonly ImageModel[];
