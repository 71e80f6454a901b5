import { usePublicConfig } from "@/session/public-config.ts";
import { type OfferWords, offerPlace } from "../../../shared/offer-words.ts";

/**
 * Words that differ by installation. The server has put them into the finished markup, where they stay as they are until
 * the same words come with the settings; while pages are made ahead of time, their place is kept.
 */
export function OfferPhrase({ name }: { name: keyof OfferWords }) {
  const words = usePublicConfig()?.offer[name];
  const isBuilding = typeof document === "undefined";
  return <span suppressHydrationWarning>{words ?? (isBuilding ? offerPlace(name) : "")}</span>;
}
