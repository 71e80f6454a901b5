import { estimateUsd, STANDARD } from "../../shared/ai-services/price.ts";
import type { OfferedModel, ServiceView } from "../../shared/contracts/ai-services.ts";
import type { Format } from "../../shared/formats.ts";

/** The price of one picture: "$0.034", or "Free". */
export function pictureUsd(usd: number): string {
  if (usd === 0) return "Free";
  return `$${usd.toFixed(usd < 1 ? 3 : 2)}`;
}

/** A sum of several: "$7.23". Less than a cent is not nothing. */
export function sumUsd(usd: number): string {
  if (usd > 0 && usd < 0.01) return "under $0.01";
  return usd.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** The model that a service uses when nothing else is said. */
export const modelOf = ({ models, model }: ServiceView): OfferedModel | null =>
  models.find(({ id }) => id === model) ?? null;

/** What one picture costs, before it is made. Null: the service does not say. */
export function estimateOf(service: ServiceView, wanted: { format: Format; references: number }): number | null {
  const model = modelOf(service);
  return model && estimateUsd(model, { ...wanted, quality: service.quality });
}

/** The same as words for a button: "$0.034", "Free" or "price unknown". */
export function estimateWords(service: ServiceView, wanted: { format: Format; references: number }): string {
  const usd = estimateOf(service, wanted);
  return usd === null ? "price unknown" : pictureUsd(usd);
}

/** "$0.025 to $0.055", over all formats. */
export function priceRange(service: ServiceView): { words: string; note: string } {
  const prices = Object.values(modelOf(service)?.prices[service.quality ?? STANDARD] ?? {});
  const known = prices.filter((usd) => usd !== null);
  if (known.length === 0) return { words: "Price unknown", note: "told with the picture" };
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (most === 0) return { words: "Free", note: service.id === "composer" ? "always" : "your own machine" };
  if (pictureUsd(least) === pictureUsd(most)) return { words: pictureUsd(most), note: "every format" };
  return { words: `${pictureUsd(least)} to ${pictureUsd(most)}`, note: "by format" };
}

/** "gpt-image-2.5-flare, high". */
export function modelWords(service: ServiceView): string {
  if (service.id === "composer") return "No AI, no key";
  if (!service.model) return "No model chosen";
  return service.quality ? `${service.model}, ${service.quality}` : service.model;
}
