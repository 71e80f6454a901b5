import type { MailSettings } from "../../emails/mail.ts";
import type { Database } from "../database/pool.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Seal } from "../secrets/seal.ts";

export type EmailPreviewParts = {
  pool: Database;
  outbox: Outbox;
  /** For the addresses of frames. */
  seal: Seal;
  from: string;
  transport: "smtp" | "mailbox";
  settings: MailSettings;
};
