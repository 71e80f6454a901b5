import { readSceneInput } from "../../shared/contracts/read-scene.ts";
import { readScene as read } from "../documents/read-scene.ts";
import type { DocumentParts } from "../documents/save-version.ts";
import { defineFunction } from "./define-function.ts";

export function readScene({ pool }: Pick<DocumentParts, "pool">) {
  return defineFunction({
    access: "paid",
    input: readSceneInput,
    run: ({ creative_id: id }, { caller }) => read(pool, caller.userId, id),
  });
}
