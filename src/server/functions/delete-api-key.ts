import { deleteApiKeyInput } from "../../shared/contracts/api-key.ts";
import { deleteApiKey as forget } from "../ai/delete-api-key.ts";
import { defineFunction } from "./define-function.ts";

export const deleteApiKey = defineFunction({
  // The owner may delete the key after a refund too.
  access: "user",
  input: deleteApiKeyInput,
  run: async (_, { caller, pool }) => ({ deleted: await forget(pool, caller.userId) }),
});
