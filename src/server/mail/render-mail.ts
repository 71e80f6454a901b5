import { z } from "zod";
import { MAIL_KINDS } from "../../shared/mail-kinds.ts";

const magicLinkProps = z.object({ link: z.string(), email: z.string(), siteUrl: z.string() });

const receiptProps = z.object({
  orderId: z.string(),
  amountTotal: z.number(),
  currency: z.string(),
  paidAt: z.string(),
  invoiceUrl: z.string().nullable(),
  siteUrl: z.string(),
});

const pictureRemovedProps = z.object({
  title: z.string(),
  madeAt: z.string(),
  reason: z.string(),
  siteUrl: z.string(),
});

const signInInvitationProps = z.object({ email: z.string(), siteUrl: z.string() });
const emailChangeProps = z.object({ link: z.string(), newEmail: z.string(), siteUrl: z.string() });
const emailChangedProps = z.object({ newEmailMasked: z.string(), siteUrl: z.string(), supportEmail: z.string() });
const spendingCapProps = z.object({ capUsd: z.number(), spentUsd: z.number(), siteUrl: z.string() });
const testProps = z.object({ kind: z.enum(MAIL_KINDS), props: z.unknown() });

/** Every kind of mail the product sends, with the props of its template. */
export type ProductMail =
  | { kind: "magic-link"; props: z.infer<typeof magicLinkProps> }
  | { kind: "receipt"; props: z.infer<typeof receiptProps> }
  | { kind: "picture-removed"; props: z.infer<typeof pictureRemovedProps> }
  | { kind: "sign-in-invitation"; props: z.infer<typeof signInInvitationProps> }
  | { kind: "email-change"; props: z.infer<typeof emailChangeProps> }
  | { kind: "email-changed"; props: z.infer<typeof emailChangedProps> }
  | { kind: "spending-cap"; props: z.infer<typeof spendingCapProps> };

/** A test is one of them inside. It has a kind of its own, so that the mail log can tell it from the real ones. */
export type MailContent = ProductMail | { kind: typeof TEST_KIND; props: ProductMail };

export const TEST_KIND = "test";

export type RenderedMail = { subject: string; html: string; text: string; link: string | null };

/** Templates load on first use: React and the mail components would add half a second to the server's start. */
export async function renderMail(kind: string, props: unknown): Promise<RenderedMail> {
  const { renderEmail } = await import("../../emails/render-email.ts");
  switch (kind) {
    case "magic-link": {
      const { MagicLinkEmail, magicLinkSubject } = await import("../../emails/magic-link.tsx");
      const parsed = magicLinkProps.parse(props);
      return { subject: magicLinkSubject, link: parsed.link, ...(await renderEmail(MagicLinkEmail(parsed))) };
    }
    case "receipt": {
      const { ReceiptEmail, receiptSubject } = await import("../../emails/receipt.tsx");
      const parsed = receiptProps.parse(props);
      return { subject: receiptSubject, link: parsed.invoiceUrl, ...(await renderEmail(ReceiptEmail(parsed))) };
    }
    case "picture-removed": {
      const { PictureRemovedEmail, pictureRemovedSubject } = await import("../../emails/picture-removed.tsx");
      const parsed = pictureRemovedProps.parse(props);
      return { subject: pictureRemovedSubject, link: null, ...(await renderEmail(PictureRemovedEmail(parsed))) };
    }
    case "sign-in-invitation": {
      const { SignInInvitationEmail, signInInvitationSubject } = await import("../../emails/sign-in-invitation.tsx");
      const parsed = signInInvitationProps.parse(props);
      return { subject: signInInvitationSubject, link: null, ...(await renderEmail(SignInInvitationEmail(parsed))) };
    }
    case "email-change": {
      const { EmailChangeEmail, emailChangeSubject } = await import("../../emails/email-change.tsx");
      const parsed = emailChangeProps.parse(props);
      return { subject: emailChangeSubject, link: parsed.link, ...(await renderEmail(EmailChangeEmail(parsed))) };
    }
    case "email-changed": {
      const { EmailChangedEmail, emailChangedSubject } = await import("../../emails/email-changed.tsx");
      const parsed = emailChangedProps.parse(props);
      return { subject: emailChangedSubject, link: null, ...(await renderEmail(EmailChangedEmail(parsed))) };
    }
    case "spending-cap": {
      const { SpendingCapEmail, spendingCapSubject } = await import("../../emails/spending-cap.tsx");
      const parsed = spendingCapProps.parse(props);
      return { subject: spendingCapSubject, link: null, ...(await renderEmail(SpendingCapEmail(parsed))) };
    }
    case TEST_KIND: {
      const inside = testProps.parse(props);
      const mail = await renderMail(inside.kind, inside.props);
      return { ...mail, subject: `[Test] ${mail.subject}` };
    }
    default:
      throw new Error(`There is no mail template named ${kind}`);
  }
}
