import { adPicturesProgressInput } from "../../shared/contracts/ad-pictures.ts";
import type { ReadProgress } from "../ad-pictures/read-progress.ts";
import { defineFunction } from "./define-function.ts";

export function adPicturesProgress(readProgress: ReadProgress) {
  return defineFunction({
    access: "admin",
    input: adPicturesProgressInput,
    maxBody: 1024,
    run: ({ upload_id }) => readProgress(upload_id ?? null),
  });
}
