import type { ImageModel } from "./image-model.ts";

export const FAL_MODELS = [
  {
    service: "fal",
    id: "blackforestlabs/flux-3/text-to-image",
    name: "FLUX 3",
    note: "products and scenes",
    ask: { "1:1": "1:1", "4:5": "4:5", "9:16": "9:16", "1.91:1": "2:1", "16:9": "16:9" },
    references: 10,
    edits: true,
    lettering: "good",
    promptChars: 32_000,
    qualities: [],
    defaultQuality: null,
    price: { rule: "image", usd: 0.048 },
    // fal does not say whether pictures sent along cost more.
    referenceUsd: null,
    answersWithinSeconds: 60,
    usualSeconds: null,
  },
  {
    service: "fal",
    id: "ideogram/v4.5",
    name: "Ideogram 4.5",
    note: "strongest lettering",
    // Only sizes of its own list are taken. The size does not change the price.
    ask: { "1:1": "1024x1024", "4:5": "896x1120", "9:16": "720x1280", "1.91:1": "1440x720", "16:9": "1280x720" },
    references: 0,
    edits: false,
    lettering: "exact",
    promptChars: 10_000,
    qualities: ["low", "medium", "high"],
    defaultQuality: "medium",
    price: { rule: "quality", usd: { low: 0.03, medium: 0.06, high: 0.22 } },
    referenceUsd: null,
    answersWithinSeconds: 60,
    usualSeconds: null,
  },
] as const satisfies readonly ImageModel[];
