import { z } from "zod";

/** zod's pattern has no room for line breaks, so an address cannot bring along headers of its own. */
const address = z.string().trim().toLowerCase().max(254).pipe(z.email("This is not an email address."));
const words = (max: number) => z.string().trim().min(1, "Please type something.").max(max);

/** A mail to look at. Only the fields that its template uses appear in it. */
export const previewEmailInput = z.strictObject({
  kind: z.string().max(60),
  email: address,
  token: words(200).default("sample-4c1f9a"),
  title: words(120).default("Meta Creative - Sourdough for people who hate mornings"),
  reason: words(500).default("It shows the logo of another bakery, which has asked us to take it down."),
  new_email: address.default("june@newloaf.example"),
});
export type SampleMail = z.output<typeof previewEmailInput>;
export type SampleField = Exclude<keyof SampleMail, "kind">;

/** What the preview says about a kind of mail. */
const mailTemplate = z.object({
  kind: z.string(),
  label: z.string(),
  /** When it is sent, and to whom. */
  when: z.string(),
  /** What can be typed in, besides the recipient. */
  fields: z.array(z.enum(["token", "title", "reason", "new_email"])),
});
export type MailTemplate = z.output<typeof mailTemplate>;

export const previewEmailOutput = z.object({
  subject: z.string(),
  from: z.string(),
  to: z.string(),
  html: z.string(),
  text: z.string(),
  /** Where a frame finds the mail for an hour; add `&theme=light` or `dark`. */
  frame: z.string(),
  /** Every mail there is. */
  templates: z.array(mailTemplate),
});

export const sendTestEmailOutput = z.object({
  outcome: z.enum(["sent", "queued", "refused"]),
  /** How long the mail server took to accept it, when it did. */
  ms: z.number().nullable(),
  /** The mail server's own words, when it did not. */
  reason: z.string().nullable(),
});

export const mailStatusInput = z.strictObject({});
export const mailStatusOutput = z.object({
  days: z.number(),
  sent: z.number(),
  failed: z.number(),
  median_ms: z.number().nullable(),
  waiting: z.number(),
  last_failure: z.object({ at: z.string(), reason: z.string(), will_retry: z.boolean() }).nullable(),
  transport: z.enum(["smtp", "mailbox"]),
});
export type MailStatus = z.output<typeof mailStatusOutput>;

/** What we aim for. The opening of mails is not measured: that would need a hidden picture in each. */
export const MAIL_TARGETS = { deliveryPercent: 98.5, sendSeconds: 1.2, openPercent: 99.1 };
