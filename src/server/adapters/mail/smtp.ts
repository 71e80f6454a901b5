import nodemailer from "nodemailer";
import { MailRefusedError, type MailTransport } from "./port.ts";

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/[>\s].*$/, "");
  return {
    async send({ id, to, subject, html, text }) {
      try {
        // An address object is used as is; a string would be parsed, and could name several people.
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          to: { name: "", address: to },
          subject,
          html,
          text,
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefusedError((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx for this recipient or message is final; a refused login (535) is our fault and will be fixed. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  const isAboutThisMail = "code" in error && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
  return isAboutThisMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}
