import { OFFER_PLACEHOLDERS, type Offer, type OfferWords, offerWords } from "../../shared/offer-words.ts";
import { usePublicConfig } from "./public-config.ts";

/**
 * The phrases that differ by installation. They are in the markup before any script runs, and the page that carries
 * them also carries the figures they are made of, so that nothing changes when the app takes over.
 */
export function useOfferWords(): OfferWords {
  const offer = usePublicConfig() ?? offerOfPage();
  return offer ? offerWords(offer) : OFFER_PLACEHOLDERS;
}

/** Null where no server has been at work: while pages are made ahead of time, and behind Vite's own server. */
function offerOfPage(): Offer | null {
  if (typeof document === "undefined") return null;
  const { refundDays, storageLimitBytes } = document.documentElement.dataset;
  const offer = { refundDays: Number(refundDays), storageLimitBytes: Number(storageLimitBytes) };
  return Number.isNaN(offer.refundDays) ? null : offer;
}
