import { offerWords } from "../../shared/offer-words.ts";
import { type Config, storageLimit } from "./config.ts";

/** The settings that every visitor's browser may read, at /config.json. */
export function publicSettings(config: Config) {
  const { DIRECTORY_BADGE_TEXT, DIRECTORY_BADGE_URL, MAKER_NAME, MAKER_URL, SUPPORT_EMAIL } = config;
  const storageLimitBytes = storageLimit(config);
  return {
    analyticsScriptUrl: config.ANALYTICS_SCRIPT_URL ?? null,
    directoryBadge: link(DIRECTORY_BADGE_TEXT, DIRECTORY_BADGE_URL),
    maker: link(MAKER_NAME, MAKER_URL),
    launchDate: config.LAUNCH_DATE,
    offer: offerWords({ refundDays: config.REFUND_DAYS, storageLimitBytes }),
    storageLimitBytes,
    supportEmail: SUPPORT_EMAIL ?? bareAddress(config.mail.from),
  };
}

function link(text: string | undefined, url: string | undefined) {
  return text && url ? { text, url } : null;
}

/** The address of `BananaBread <hello@example.com>` is hello@example.com. */
function bareAddress(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
