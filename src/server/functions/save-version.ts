import { MAX_VERSION_BODY } from "../../shared/contracts/save-version.ts";
import { type DocumentParts, saveVersion as save } from "../documents/save-version.ts";
import { saveVersionRequest } from "../documents/save-version-input.ts";
import { defineFunction } from "./define-function.ts";

export function saveVersion(parts: DocumentParts) {
  return defineFunction({
    access: "paid",
    input: saveVersionRequest,
    maxBody: MAX_VERSION_BODY,
    run: (input, { caller }) => save(parts, caller.userId, input),
  });
}
