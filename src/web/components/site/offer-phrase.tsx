import { usePublicConfig } from "@/session/public-config.ts";
import { type OfferWords, offerPlace } from "../../../shared/offer-words.ts";

/**
 * Words that differ by installation. The server puts them into the finished markup, where they stay until the same
 * words arrive with the settings; during prerendering a placeholder is written instead.
 */
export function OfferPhrase({ name }: { name: keyof OfferWords }) {
  const words = usePublicConfig()?.offer[name];
  const isBuilding = typeof document === "undefined";
  return <span suppressHydrationWarning>{words ?? (isBuilding ? offerPlace(name) : "")}</span>;
}
