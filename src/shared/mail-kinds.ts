/** Every mail the product sends. */
export const MAIL_KINDS = [
  "magic-link",
  "receipt",
  "picture-removed",
  "sign-in-invitation",
  "email-change",
  "email-changed",
  "spending-cap",
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
