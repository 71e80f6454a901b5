import { previewEmailInput } from "../../shared/contracts/email-preview.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import { sendTestEmail as send } from "../admin/send-test-email.ts";
import { defineFunction } from "./define-function.ts";

export function sendTestEmail(parts: EmailPreviewParts) {
  return defineFunction({
    access: "admin",
    input: previewEmailInput,
    maxBody: 16 * 1024,
    run: (sample, { caller }) => send(parts, caller.userId, sample),
  });
}
