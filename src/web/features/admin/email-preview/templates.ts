import type { SampleMail } from "../../../../shared/contracts/email-preview.ts";
import type { MailKind } from "../../../../shared/mail-kinds.ts";

export type SampleField = Exclude<keyof SampleMail, "kind">;

type Template = {
  label: string;
  /** When it is sent, and to whom. */
  when: string;
  /** What can be typed in, besides the recipient. */
  fields: readonly SampleField[];
};

export const TEMPLATES: Record<MailKind, Template> = {
  "magic-link": { label: "Magic link", when: "Sent to whoever asks to sign in.", fields: ["token"] },
  receipt: { label: "Receipt", when: "Sent to a buyer, once the payment has arrived.", fields: [] },
  "picture-removed": {
    label: "Picture removed",
    when: "Sent to the owner of a picture that was taken down.",
    fields: ["title", "reason"],
  },
  "sign-in-invitation": {
    label: "Sign-in invitation",
    when: "Sent to a user whom an administrator helps to sign in. It holds no magic link.",
    fields: [],
  },
  "email-change": {
    label: "Confirm new email",
    when: "Sent to the new address, when an administrator changes a user's email.",
    fields: ["token"],
  },
  "email-changed": {
    label: "Email was changed",
    when: "Sent to the old address, after the change.",
    fields: ["new_email"],
  },
  "spending-cap": {
    label: "AI cap nearly used",
    when: "Sent once a month, when 80 % of the cap that a user set is used.",
    fields: [],
  },
};

export const FIELD_LABELS: Record<SampleField, string> = {
  email: "Recipient e-mail",
  token: "Magic token",
  title: "Picture",
  reason: "Reason",
  new_email: "New e-mail",
};
