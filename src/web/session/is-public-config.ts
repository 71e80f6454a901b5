import type { OfferWords } from "../../shared/offer-words.ts";

type NamedLink = { text: string; url: string };

export type PublicConfig = {
  publishableKey: string;
  /** The price that the checkout is requested for. */
  priceId: string;
  analyticsScriptUrl: string | null;
  /** Shown in the hero when the product is listed somewhere worth showing. */
  directoryBadge: NamedLink | null;
  /** Who made it: a handle and the profile it leads to. */
  maker: NamedLink | null;
  supportEmail: string;
  /** Where mails are read on an installation that sends none. */
  localMailbox: string | null;
  /** Shown as "member since" where the real date is unknown. */
  launchDate: string;
  /** Fair use: how much one person may store. */
  storageLimitBytes: number;
  /** What the public pages say about refunds and fair use. */
  offer: OfferWords;
};

/** Checked by hand, as an exception: even zod's mini version would add half the landing page's size for ten fields. */
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
