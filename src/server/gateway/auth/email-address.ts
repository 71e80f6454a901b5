import { domainToASCII } from "node:url";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";

const LONGEST_ADDRESS = 254;
const address = z.email().max(LONGEST_ADDRESS);

/** One spelling per mailbox: lower case, and the domain as DNS writes it. */
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
