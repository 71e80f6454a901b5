import { sendSignInMailInput } from "../../shared/contracts/user-acts.ts";
import { sendSignInMail as send } from "../admin/user/send-sign-in-mail.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function sendSignInMail(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: sendSignInMailInput,
    maxBody: 16 * 1024,
    run: async (input, { caller }) => ({ sent: await send(parts, caller, input) }),
  });
}
