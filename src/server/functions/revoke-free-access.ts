import { freeAccessInput } from "../../shared/contracts/free-access.ts";
import { revokeFreeAccess as revoke } from "../billing/revoke-free-access.ts";
import { defineFunction } from "./define-function.ts";

export const revokeFreeAccess = defineFunction({
  access: "admin",
  input: freeAccessInput,
  run: async ({ user_id, reason }, { caller, pool }) => ({
    revoked: await revoke(pool, caller.userId, user_id, reason),
  }),
});
