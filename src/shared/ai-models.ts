type ImageModel = { kind: "image"; usdPerImage: number; answersWithinSeconds: number };

/** In US dollars per million tokens; the last entry has no upper limit. */
type TokenPrice = { until?: string; input: number; output: number };
type TextModel = { kind: "text"; usdPerMillion: readonly TokenPrice[]; answersWithinSeconds: number };

/**
 * Every model the product may ask, with its price and how long its first byte may take: a picture arrives in one piece,
 * so a good model is silent for most of the time it works.
 */
const AI_MODELS = {
  "gemini-nano-banana-2.1": { kind: "image", usdPerImage: 0.0336, answersWithinSeconds: 90 },
  "gemini-3-pro-image": { kind: "image", usdPerImage: 0.134, answersWithinSeconds: 150 },
  "gemini-3.1-flash-lite-image": { kind: "image", usdPerImage: 0.034, answersWithinSeconds: 60 },
  "gemini-3.8-flash": {
    kind: "text",
    usdPerMillion: [
      { until: "2027-01-01", input: 0.75, output: 3.75 },
      { input: 1.5, output: 7.5 },
    ],
    answersWithinSeconds: 30,
  },
  "gemini-3.5-flash-lite": {
    kind: "text",
    usdPerMillion: [{ input: 0.3, output: 2.5 }],
    answersWithinSeconds: 30,
  },
} as const satisfies Record<string, ImageModel | TextModel>;

/** The month of the prices above. */
export const PRICES_AS_OF = "November 2026";

/** What pictures are made with, and what one costs. */
export const IMAGE_MODELS = Object.entries(AI_MODELS).flatMap(([model, row]) =>
  row.kind === "image" ? [{ model, usdPerImage: row.usdPerImage }] : [],
);

/** Recorded in place of a model name: the composer is not a model, and costs nothing. */
export const COMPOSER_MODEL = "built-in-composer";

export const DEFAULT_IMAGE_MODEL = "gemini-nano-banana-2.1";
export const DEFAULT_TEXT_MODEL = "gemini-3.8-flash";

/** The name shown to users. */
export const modelName = (model: string) => (model === COMPOSER_MODEL ? "Built-in composer" : model);

/** The largest picture that the service accepts as input. */
export const MAX_MODEL_INPUT_BYTES = 7 * 1024 * 1024;

/** The price assumed for a call whose model has no price here. */
const FALLBACK_PRICE_USD = 0.01;

const DEFAULT_PATIENCE_SECONDS = 90;

export function imagePriceUsd(model: string): number {
  const row = findModel(model);
  return row?.kind === "image" ? row.usdPerImage : FALLBACK_PRICE_USD;
}

export function textPriceUsd(model: string, tokens: { input: number; output: number }, at: Date): number {
  const row = findModel(model);
  if (row?.kind !== "text") return FALLBACK_PRICE_USD;
  const price = row.usdPerMillion.find(({ until }) => !until || at < new Date(until));
  return price ? (tokens.input * price.input + tokens.output * price.output) / 1_000_000 : FALLBACK_PRICE_USD;
}

export function answersWithinSeconds(model: string): number {
  return findModel(model)?.answersWithinSeconds ?? DEFAULT_PATIENCE_SECONDS;
}

function findModel(model: string): ImageModel | TextModel | undefined {
  return Object.hasOwn(AI_MODELS, model) ? AI_MODELS[model as keyof typeof AI_MODELS] : undefined;
}
