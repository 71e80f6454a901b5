import { deleteApiKeyInput } from "../../shared/contracts/api-key.ts";
import { deleteApiKey as forget } from "../ai/delete-api-key.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

export function deleteApiKey({ catalogue }: Pick<GenerationParts, "catalogue">) {
  return defineFunction({
    // The owner may delete the key after a refund too.
    access: "user",
    input: deleteApiKeyInput,
    run: async (input, { caller, pool }) => ({ deleted: await forget(pool, catalogue, caller.userId, input) }),
  });
}
