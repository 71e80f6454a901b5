import { banInput } from "../../shared/contracts/user-acts.ts";
import { banUser as ban } from "../admin/user/ban-user.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function banUser(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: banInput,
    maxBody: 16 * 1024,
    run: async (input, { caller, logger }) => {
      const ended = await ban(parts, caller, input);
      logger.info({ banned: input.user_id, ended }, "a user was banned");
      return { ended };
    },
  });
}
