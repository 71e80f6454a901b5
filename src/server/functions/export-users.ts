import { exportUsersInput } from "../../shared/contracts/admin-users.ts";
import { exportUsers as exportAll } from "../admin/users/export-users.ts";
import { defineFunction } from "./define-function.ts";

export const exportUsers = defineFunction({
  access: "admin",
  input: exportUsersInput,
  maxBody: 16 * 1024,
  run: (filters, { caller, pool, logger, request }) =>
    exportAll(pool, caller.userId, filters, {
      signal: request.signal,
      onError: (error) => logger.error({ err: error }, "an export of the users broke off"),
    }),
});
