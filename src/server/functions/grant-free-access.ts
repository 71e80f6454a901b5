import { freeAccessInput } from "../../shared/contracts/free-access.ts";
import { grantFreeAccess as grant } from "../billing/grant-free-access.ts";
import { defineFunction } from "./define-function.ts";

export const grantFreeAccess = defineFunction({
  access: "admin",
  input: freeAccessInput,
  run: async ({ user_id, reason }, { caller, pool }) => ({
    sessionId: await grant(pool, caller.userId, user_id, reason),
  }),
});
