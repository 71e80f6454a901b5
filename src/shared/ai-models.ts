import { GEMINI_MODELS } from "./ai-services/models-gemini.ts";

/** The month of the prices in `ai-services`. */
export const PRICES_AS_OF = "November 2026";

/** What pictures are made with by Gemini, and what one costs. */
const IMAGE_MODELS = GEMINI_MODELS.map(({ id, price }) => ({ model: id, usdPerImage: price.usd }));

export const DEFAULT_IMAGE_MODEL = GEMINI_MODELS[0].id;

/** The largest picture that a service gets from us. */
export const MAX_MODEL_INPUT_BYTES = 7 * 1024 * 1024;

/** The price assumed for a model without a row. */
const FALLBACK_PRICE_USD = 0.01;

export function imagePriceUsd(model: string): number {
  return IMAGE_MODELS.find((row) => row.model === model)?.usdPerImage ?? FALLBACK_PRICE_USD;
}
