import { banInput } from "../../shared/contracts/user-acts.ts";
import { unbanUser as unban } from "../admin/user/ban-user.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function unbanUser(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: banInput,
    maxBody: 16 * 1024,
    run: async (input, { caller, logger }) => {
      await unban(parts, caller, input);
      logger.info({ unbanned: input.user_id }, "a user was unbanned");
      return { unbanned: true };
    },
  });
}
