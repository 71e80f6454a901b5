import { adminUsersInput } from "../../shared/contracts/admin-users.ts";
import { listUsers } from "../admin/users/list-users.ts";
import { defineFunction } from "./define-function.ts";

export const adminUsers = defineFunction({
  access: "admin",
  input: adminUsersInput,
  maxBody: 16 * 1024,
  run: (input, { pool }) => listUsers(pool, input),
});
