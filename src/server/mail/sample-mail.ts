import type { SampleMail } from "../../shared/contracts/email-preview.ts";
import { LIFETIME_ORDER } from "../../shared/lifetime-order.ts";
import { maskEmail } from "./mask-email.ts";
import type { ProductMail } from "./render-mail.ts";

export type MailSettings = { siteUrl: string; supportEmail: string };

/** A mail as the product would send it, with invented facts and links that never work. */
export function sampleMail(sample: SampleMail, { siteUrl, supportEmail }: MailSettings): ProductMail {
  const { kind, email } = sample;
  switch (kind) {
    case "magic-link":
      return { kind, props: { link: deadLink(siteUrl, sample.token, "magiclink"), email, siteUrl } };
    case "receipt":
      return {
        kind,
        props: {
          orderId: "1024",
          amountTotal: LIFETIME_ORDER.amountCents,
          currency: LIFETIME_ORDER.currency,
          paidAt: new Date().toISOString(),
          invoiceUrl: `${siteUrl}/dashboard/settings`,
          siteUrl,
        },
      };
    case "picture-removed": {
      const { title, reason } = sample;
      return { kind, props: { title, madeAt: new Date().toISOString(), reason, siteUrl } };
    }
    case "sign-in-invitation":
      return { kind, props: { email, siteUrl } };
    case "email-change":
      return { kind, props: { link: deadLink(siteUrl, sample.token, "email_change"), newEmail: email, siteUrl } };
    case "email-changed":
      return { kind, props: { newEmailMasked: maskEmail(sample.new_email), siteUrl, supportEmail } };
    case "spending-cap":
      return { kind, props: { capUsd: 20, spentUsd: 16.41, siteUrl } };
  }
}

/** Real tokens have no dot, so no token becomes a working link here, not even one copied from a real mail. */
function deadLink(siteUrl: string, token: string, type: string): string {
  const url = new URL("/auth/v1/verify", siteUrl);
  url.search = new URLSearchParams({
    token: `preview.${token}`,
    type,
    redirect_to: `${siteUrl}/auth/callback`,
  }).toString();
  return url.href;
}
