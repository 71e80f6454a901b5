import { borrowableInput } from "../../shared/contracts/borrowable.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { readBorrowable } from "../generation/read-borrowable.ts";
import { defineFunction } from "./define-function.ts";

export function borrowable(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: borrowableInput,
    run: (from, { caller }) => readBorrowable(parts, caller.userId, from),
  });
}
