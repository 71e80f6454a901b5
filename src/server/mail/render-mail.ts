import { z } from "zod";

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

/** Every kind of mail the product sends, with the props of its template. */
export type MailContent =
  | { kind: "magic-link"; props: z.infer<typeof magicLinkProps> }
  | { kind: "receipt"; props: z.infer<typeof receiptProps> }
  | { kind: "picture-removed"; props: z.infer<typeof pictureRemovedProps> };

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
    default:
      throw new Error(`There is no mail template named ${kind}`);
  }
}
