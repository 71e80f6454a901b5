import { mailStatusInput } from "../../shared/contracts/email-preview.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import { readMailStatus } from "../admin/mail-status.ts";
import { defineFunction } from "./define-function.ts";

export function mailStatus(parts: EmailPreviewParts) {
  return defineFunction({
    access: "admin",
    input: mailStatusInput,
    maxBody: 1024,
    run: () => readMailStatus(parts),
  });
}
