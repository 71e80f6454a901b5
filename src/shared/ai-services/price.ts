import { FORMAT_IDS, type Format } from "../formats.ts";
import type { ImageModel, Quality } from "./image-model.ts";
import { openaiImageTokens, openaiImageUsd } from "./openai-tokens.ts";

/** What a model without qualities is listed under. */
export const STANDARD = "standard";

/** The price of one picture by quality and format. Null: not known before the picture. */
export type PriceTable = Readonly<Record<string, Readonly<Record<Format, number | null>>>>;

export function priceTable(model: Pick<ImageModel, "price" | "ask" | "qualities">): PriceTable {
  const qualities: readonly (Quality | null)[] = model.qualities.length > 0 ? model.qualities : [null];
  return Object.fromEntries(
    qualities.map((quality) => [
      quality ?? STANDARD,
      Object.fromEntries(FORMAT_IDS.map((format) => [format, pictureUsd(model, format, quality)])) as Record<
        Format,
        number | null
      >,
    ]),
  );
}

/** What one picture costs, without pictures sent along. Null: not known before the picture. */
function pictureUsd({ price, ask }: Pick<ImageModel, "price" | "ask">, format: Format, quality: Quality | null) {
  switch (price.rule) {
    case "image":
      return price.usd;
    case "quality":
      return (quality && price.usd[quality]) ?? null;
    case "tokens": {
      const base = quality && price.base[quality];
      const [width = 0, height = 0] = ask[format].split("x").map(Number);
      return base ? openaiImageUsd({ text: 0, image: 0, output: openaiImageTokens(base, width, height) }) : null;
    }
    case "free":
      return 0;
    case "reported":
      return null;
  }
}

type Wanted = { format: Format; quality: Quality | null; references: number };
type Priced = { prices: PriceTable; reference_usd: number | null };

/** The price shown before a run. Null: the service does not say. */
export function estimateUsd({ prices, reference_usd }: Priced, { format, quality, references }: Wanted) {
  const picture = prices[quality ?? STANDARD]?.[format] ?? null;
  return picture === null ? null : picture + references * (reference_usd ?? 0);
}
