import { domainToASCII } from "node:url";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";

const MAX_ADDRESS_LENGTH = 254;
const address = z.email().max(MAX_ADDRESS_LENGTH);

/** One spelling per mailbox: lower case, and the domain in its DNS form. */
export function normaliseEmail(typed: string): string {
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, at);
  const domain = domainToASCII(typed.slice(at + 1));
  const parsed = address.safeParse(`${local}@${domain}`.toLowerCase());
  if (!parsed.success || at < 1) {
    throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return parsed.data;
}

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind a normalised address: june+ads@ and june@ are read by the same person, and Gmail ignores dots. For
 * counting only: mail goes to the address as given, and each address is its own account.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = email.slice(at + 1);
  return GMAIL.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
