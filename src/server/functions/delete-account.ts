import { confirmsDeletion, deleteAccountInput } from "../../shared/contracts/delete-account.ts";
import { AppError } from "../../shared/errors.ts";
import type { AccountParts } from "../account/account-parts.ts";
import { deleteAccount as forget } from "../account/delete-account.ts";
import { defineFunction } from "./define-function.ts";

export function deleteAccount(parts: AccountParts) {
  return defineFunction({
    // Deleting an account needs no payment.
    access: "user",
    input: deleteAccountInput,
    run: async ({ confirmation }, { caller, logger }) => {
      if (!confirmsDeletion(confirmation, caller.email)) {
        throw new AppError("bad_request", `Type ${caller.email} to delete this account. Nothing was deleted.`);
      }
      await forget(parts, caller);
      logger.info("an account was deleted");
      return { deleted: true };
    },
  });
}
