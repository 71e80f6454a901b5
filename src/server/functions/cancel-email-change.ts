import { cancelEmailChangeInput } from "../../shared/contracts/user-acts.ts";
import { cancelEmailChange as cancel } from "../admin/user/change-user-email.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function cancelEmailChange(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: cancelEmailChangeInput,
    maxBody: 16 * 1024,
    run: async (input, { caller }) => ({ cancelled: await cancel(parts, caller, input) }),
  });
}
