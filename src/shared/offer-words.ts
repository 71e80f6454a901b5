import { formatBytes } from "./format-bytes.ts";
import { PRICE_USD } from "./pricing.ts";

/** What an installation decides about the offer. */
type Offer = {
  /** Days within which a refund can be requested; with 0 only statutory rights apply. */
  refundDays: number;
  /** Fair use: how much one person may store. */
  storageLimitBytes: number;
};

const days = ({ refundDays }: Offer) => (refundDays === 1 ? "1 day" : `${refundDays} days`);

/** Every phrase of the public pages that differs by installation. Plain text, put into the markup as it is. */
const WORDS = {
  storage: ({ storageLimitBytes }: Offer) => formatBytes(storageLimitBytes),
  stickerFigure: (offer: Offer) => (offer.refundDays ? days(offer) : "$0.00"),
  stickerLabel: (offer: Offer) => (offer.refundDays ? "money back" : "a month"),
  refundCard: (offer: Offer) =>
    offer.refundDays
      ? `Not for you? Money back within ${days(offer)} of paying.`
      : "No refunds beyond what the law gives you.",
  refundCall: (offer: Offer) =>
    offer.refundDays
      ? `$${PRICE_USD} once. ${days(offer)} to change your mind.`
      : `$${PRICE_USD} once. No monthly fees.`,
  refundAnswer: (offer: Offer) =>
    offer.refundDays
      ? `Then write us one line within ${days(offer)} of paying, and all that you paid goes back the way it came. Your access ends with it.`
      : "We give no refunds beyond what the law gives you, so better ask us first. If a payment does go back, your access ends with it.",
  refundTerms: (offer: Offer) =>
    offer.refundDays
      ? `If you ask within ${days(offer)} of paying, you get back all that you paid, by the way you paid it. You need not say why. After that, refunds are up to us.`
      : "We give no refunds of our own accord; where the law gives you a right to one, you get it.",
} satisfies Record<string, (offer: Offer) => string>;

export type OfferWords = Record<keyof typeof WORDS, string>;

export function offerWords(offer: Offer): OfferWords {
  return Object.fromEntries(Object.entries(WORDS).map(([name, write]) => [name, write(offer)])) as OfferWords;
}

/** The placeholder for a phrase in pages that are prerendered before the installation is known. */
export const offerPlace = (name: string) => `__OFFER_${name}__`;
