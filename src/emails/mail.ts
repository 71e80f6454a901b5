import type { ReactElement } from "react";
import type { z } from "zod";
import type { MailTemplate, SampleMail } from "../shared/contracts/email-preview.ts";
import { renderEmail } from "./render-email.ts";

export type MailSettings = { siteUrl: string; supportEmail: string };
export type RenderedMail = { subject: string; html: string; text: string; link: string | null };

/** One kind of mail. Label, when and fields are what Email Preview says about it. */
type MailParts<Props> = Omit<MailTemplate, "kind"> & {
  subject: string;
  props: z.ZodType<Props>;
  body: (props: Props) => ReactElement;
  /** The address that it asks to be opened, if there is one. */
  link?: (props: Props) => string | null;
  /** As the product would send it, with invented facts and links that never work. */
  sample: (typed: SampleMail, settings: MailSettings) => Props;
};

export function defineMail<Props>({ subject, props, body, link, ...known }: MailParts<Props>) {
  return {
    ...known,
    async render(given: unknown): Promise<RenderedMail> {
      const parsed = props.parse(given);
      return { subject, link: link?.(parsed) ?? null, ...(await renderEmail(body(parsed))) };
    },
  };
}

/** Real tokens have no dot, so no token becomes a working link here, not even one copied from a real mail. */
export function deadLink(siteUrl: string, token: string, type: string): string {
  const url = new URL("/auth/v1/verify", siteUrl);
  url.search = new URLSearchParams({
    token: `preview.${token}`,
    type,
    redirect_to: `${siteUrl}/auth/callback`,
  }).toString();
  return url.href;
}
