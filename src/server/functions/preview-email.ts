import { previewEmailInput } from "../../shared/contracts/email-preview.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import { frameAddress } from "../mail/preview-frame.ts";
import { listTemplates, renderMail, sampleMail } from "../mail/render-mail.ts";
import { defineFunction } from "./define-function.ts";

/** Shows a mail without sending or storing anything. */
export function previewEmail({ seal, from, settings }: EmailPreviewParts) {
  return defineFunction({
    access: "admin",
    input: previewEmailInput,
    maxBody: 16 * 1024,
    run: async (sample) => {
      const { kind, props } = await sampleMail(sample, settings);
      const { subject, html, text } = await renderMail(kind, props);
      const templates = await listTemplates();
      return { subject, from, to: sample.email, html, text, frame: frameAddress(seal, sample), templates };
    },
  });
}
