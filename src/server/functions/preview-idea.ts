import { MAX_IDEA_BODY, previewIdeaInput } from "../../shared/contracts/preview-idea.ts";
import { previewIdea as preview } from "../previews/preview-idea.ts";
import type { PreviewParts } from "../previews/preview-parts.ts";
import { defineFunction } from "./define-function.ts";

export function previewIdea(parts: PreviewParts) {
  return defineFunction({
    access: "paid",
    input: previewIdeaInput,
    maxBody: MAX_IDEA_BODY,
    run: (input, { caller, request }) => preview(parts, caller.userId, input, request.signal),
  });
}
