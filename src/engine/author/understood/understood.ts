import type { AdType } from "../../../shared/ad-types.ts";
import type { Intent } from "../../../shared/intents.ts";
import type { Language } from "../../../shared/languages.ts";

/** Words of the description with their place in it, and how sure it is that they are what they were taken for. */
export type Said = {
  words: string;
  from: number;
  to: number;
  sure: number;
  /** Set by somebody, so it is printed as it is. */
  isGiven?: boolean;
};

export type OfferKind = "price" | "off" | "free" | "trial" | "bundle" | "nofee" | "saving" | "wage";
export type Offer = Said & { kind: OfferKind };

export const EXACT_ROLES = ["headline", "subline", "tagline", "button", "top", "bottom", "badge"] as const;
export type ExactRole = (typeof EXACT_ROLES)[number];

/** What a description says, taken apart. Nothing in here is invented: every part is a piece of the description. */
export type Understood = {
  /** The description as it was typed, without what cannot be printed. */
  text: string;
  type: AdType;
  language: Language;
  /** In a language that we have no words of: `language` is only the nearest, and nothing of ours is printed. */
  isForeign?: boolean;
  intent: Intent;
  intentSure: number;
  /** All of them, the likeliest first. */
  intents?: readonly Intent[];
  /** What is advertised: "dog grooming van". */
  subject: Said | undefined;
  brand: Said | undefined;
  /** What the description names where a kit signs with its own name: "the Pennine" of Fernhill Cycles. */
  product?: Said | undefined;
  places: Said[];
  /** With all their terms: "3 courses for £39 per person". */
  offers: Offer[];
  dates: Said[];
  phone: Said | undefined;
  /** Addresses and handles. */
  contacts: Said[];
  audiences: Said[];
  benefits: Said[];
  /** Words that must be set as they are. */
  exact: Partial<Record<ExactRole, string>>;
  /** Colours that were asked for, as they were written. */
  colors: Said[];
  /** What only the maker of the picture needs to know. It is never printed. */
  directions: Said[];
  /** What is left to be printed: the clauses without directions, in their order. */
  pieces: Said[];
  /** What somebody has set: to be read on the picture, word for word. */
  given?: readonly string[];
  /** Words that are not to be used. */
  avoided?: readonly string[];
  /** The headline that was shown before somebody set something else. */
  keptHeadline?: string;
  /** Headlines that were taken out. */
  refused?: readonly string[];
  hasNoButton?: boolean;
};
