import { readBriefInput } from "../../shared/contracts/read-brief.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { readBrief as read } from "../generation/read-brief.ts";
import { defineFunction } from "./define-function.ts";

export function readBrief(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: readBriefInput,
    run: (input, { caller }) => read(parts, caller.userId, input),
  });
}
