import { deleteApiKeyInput } from "../../shared/contracts/api-key.ts";
import { deleteApiKey as forget } from "../ai/delete-api-key.ts";
import { defineFunction } from "./define-function.ts";

export const deleteApiKey = defineFunction({
  // After a refund the key is still its owner's to take away.
  access: "user",
  input: deleteApiKeyInput,
  run: async (_, { caller, pool }) => ({ deleted: await forget(pool, caller.userId) }),
});
