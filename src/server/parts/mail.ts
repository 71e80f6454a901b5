import { join } from "node:path";
import { createMailbox, type Mailbox } from "../adapters/mail/mailbox.ts";
import type { MailTransport } from "../adapters/mail/port.ts";
import { createSmtpTransport } from "../adapters/mail/smtp.ts";
import type { Config } from "../config/config.ts";
import { publicSettings } from "../config/public-settings.ts";
import { createOutbox } from "../mail/outbox.ts";
import { previewFrame } from "../mail/preview-frame.ts";
import { createSeal } from "../secrets/seal.ts";
import type { Ground } from "./part.ts";

/** Mails wait in the database and are sent by SMTP; on a local installation, to a mailbox shown at /dev/mail. */
export function mailPart({ config, pool, secrets, logger }: Ground, print: (line: string) => void) {
  const { transport, mailbox } = openTransport(config, print);
  const outbox = createOutbox(pool, transport, createSeal(secrets.jwtSecret, "outbox"), logger);
  const settings = { siteUrl: config.SITE_URL, supportEmail: publicSettings(config).supportEmail };
  const seal = createSeal(secrets.jwtSecret, "mail preview");
  const { from, kind: transportKind } = config.mail;
  return {
    outbox,
    mailbox,
    emailPreview: { pool, outbox, seal, from, transport: transportKind, settings },
    mounts: previewFrame({ seal, ...settings }),
    start: outbox.start,
    stop: outbox.stop,
  };
}

function openTransport(
  { mail, DATA_DIR }: Config,
  print: (line: string) => void,
): { transport: MailTransport; mailbox: Mailbox | null } {
  if (mail.kind === "smtp") return { transport: createSmtpTransport(mail.url, mail.from), mailbox: null };
  const mailbox = createMailbox(join(DATA_DIR, "mailbox"), mail.from, print);
  return { transport: mailbox, mailbox };
}
