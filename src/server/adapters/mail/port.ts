export type Mail = {
  /** The same for every attempt to send one mail, so that a receiver can drop a repeat. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The one link the mail is about, if it has one. */
  link: string | null;
};

export type MailTransport = {
  /** Resolves when the mail was accepted for delivery. Throws MailRefusedError when trying again cannot help. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
