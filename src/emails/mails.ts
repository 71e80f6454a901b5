import { emailChange } from "./email-change.tsx";
import { emailChanged } from "./email-changed.tsx";
import { magicLink } from "./magic-link.tsx";
import { pictureRemoved } from "./picture-removed.tsx";
import { receipt } from "./receipt.tsx";
import { signInInvitation } from "./sign-in-invitation.tsx";
import { spendingCap } from "./spending-cap.tsx";

/** Every mail the product sends, in the order in which Email Preview lists them. */
export const MAILS = {
  "magic-link": magicLink,
  receipt,
  "picture-removed": pictureRemoved,
  "sign-in-invitation": signInInvitation,
  "email-change": emailChange,
  "email-changed": emailChanged,
  "spending-cap": spendingCap,
};

export type MailKind = keyof typeof MAILS;
