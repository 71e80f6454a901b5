/** In US dollars per million tokens; the last entry has no upper limit. */
type TokenPrice = { until?: string; input: number; output: number };

/** What rewrites and reads descriptions and suggests captions. */
const TEXT_MODELS = {
  "gemini-3.8-flash": [
    { until: "2027-01-01", input: 0.75, output: 3.75 },
    { input: 1.5, output: 7.5 },
  ],
  "gemini-3.5-flash-lite": [{ input: 0.3, output: 2.5 }],
  "gpt-6-luna": [{ input: 0.1, output: 0.5 }],
  "gpt-5.6-luna": [{ input: 0.2, output: 1.2 }],
  // The maker's price; what OpenRouter really takes stands in each of its answers.
  "google/gemini-3.5-flash-lite": [{ input: 0.3, output: 2.5 }],
} as const satisfies Record<string, readonly TokenPrice[]>;

/** The price assumed for a call whose model has no price here. */
const FALLBACK_PRICE_USD = 0.01;
/** A usual call: our instructions and a description in, a longer description out. */
const USUAL = { input: 600, output: 250 };
/** A usual reading: longer instructions and the shape of the answer in, its facts as JSON out. */
const USUAL_READING = { input: 1_100, output: 400 };
/** Of a reading at most: a long description is quoted nearly whole, and Japanese has a token for each letter. */
export const MAX_READING_TOKENS = 4_000;

export function textPriceUsd(model: string, tokens: { input: number; output: number }, at: Date): number {
  const prices: readonly TokenPrice[] = Object.hasOwn(TEXT_MODELS, model)
    ? TEXT_MODELS[model as keyof typeof TEXT_MODELS]
    : [];
  const price = prices.find(({ until }) => !until || at < new Date(until));
  return price ? (tokens.input * price.input + tokens.output * price.output) / 1_000_000 : FALLBACK_PRICE_USD;
}

/** What one rewrite costs, about. */
export const usualTextUsd = (model: string, at: Date) => textPriceUsd(model, USUAL, at);

/** What one reading of a description costs, about. */
export const usualReadingUsd = (model: string, at: Date) => textPriceUsd(model, USUAL_READING, at);
