import { adminUserInput } from "../../shared/contracts/admin-user.ts";
import { readUser } from "../admin/user/read-user.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function adminUser(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: adminUserInput,
    maxBody: 16 * 1024,
    run: ({ user_id }, { caller }) => readUser(parts, caller, user_id),
  });
}
