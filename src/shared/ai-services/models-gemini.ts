import type { ImageModel } from "./image-model.ts";

const common = {
  service: "gemini",
  // The nearest ratio that is taken. A picture of 1.91:1 loses a strip of its height.
  ask: { "1:1": "1:1", "4:5": "4:5", "9:16": "9:16", "1.91:1": "16:9", "16:9": "16:9" },
  references: 14,
  edits: true,
  promptChars: null,
  qualities: [],
  defaultQuality: null,
  referenceUsd: 0,
  usualSeconds: [10, 40],
} as const satisfies Partial<ImageModel>;

export const GEMINI_MODELS = [
  {
    ...common,
    id: "gemini-nano-banana-2.1",
    name: "Nano Banana 2.1",
    note: "fast and cheap",
    lettering: "good",
    price: { rule: "image", usd: 0.0336 },
    answersWithinSeconds: 90,
  },
  {
    ...common,
    id: "gemini-3-pro-image",
    name: "Gemini 3 Pro Image",
    note: "best text",
    lettering: "exact",
    price: { rule: "image", usd: 0.134 },
    answersWithinSeconds: 150,
  },
  {
    ...common,
    id: "gemini-3.1-flash-lite-image",
    name: "Gemini 3.1 Flash Lite Image",
    note: "quick drafts",
    lettering: "unknown",
    price: { rule: "image", usd: 0.034 },
    answersWithinSeconds: 60,
  },
] as const satisfies readonly ImageModel[];
