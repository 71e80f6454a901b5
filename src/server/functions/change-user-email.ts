import { changeUserEmailInput } from "../../shared/contracts/user-acts.ts";
import { changeUserEmail as change } from "../admin/user/change-user-email.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function changeUserEmail(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: changeUserEmailInput,
    maxBody: 16 * 1024,
    run: async (input, { caller }) => ({ sent: await change(parts, caller, input) }),
  });
}
