import type { OfferWords } from "../../shared/offer-words.ts";

type NamedLink = { text: string; url: string };

export type PublicConfig = {
  publishableKey: string;
  /** What is for sale, for the checkout to be asked for. */
  priceId: string;
  analyticsScriptUrl: string | null;
  /** Shown in the hero when the product is listed somewhere worth showing. */
  directoryBadge: NamedLink | null;
  /** Who made it: a handle and the profile it leads to. */
  maker: NamedLink | null;
  supportEmail: string;
  /** Where mails are read on an installation that sends none. */
  localMailbox: string | null;
  /** Shown as "member since" where nobody knows better. */
  launchDate: string;
  /** Fair use: what one person may keep. */
  storageLimitBytes: number;
  /** What the public pages say of refunds and fair use. */
  offer: OfferWords;
};

/** By hand, for once: even the small zod would be half as heavy as the whole landing page, for ten fields. */
export function isPublicConfig(value: unknown): value is PublicConfig {
  return (
    isRecord(value) &&
    isText(value.publishableKey) &&
    isText(value.priceId) &&
    (value.analyticsScriptUrl === null || isText(value.analyticsScriptUrl)) &&
    (value.directoryBadge === null || isNamedLink(value.directoryBadge)) &&
    (value.maker === null || isNamedLink(value.maker)) &&
    isText(value.supportEmail) &&
    (value.localMailbox === null || isText(value.localMailbox)) &&
    isText(value.launchDate) &&
    typeof value.storageLimitBytes === "number" &&
    isRecord(value.offer) &&
    Object.values(value.offer).every(isText)
  );
}

const isText = (value: unknown): value is string => typeof value === "string";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isNamedLink = (value: unknown): value is NamedLink => isRecord(value) && isText(value.text) && isText(value.url);
