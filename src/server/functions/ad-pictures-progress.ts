import { adPicturesProgressInput } from "../../shared/contracts/ad-pictures.ts";
import { readProgress } from "../ad-pictures/read-progress.ts";
import { defineFunction } from "./define-function.ts";

export const adPicturesProgress = defineFunction({
  access: "admin",
  input: adPicturesProgressInput,
  maxBody: 1024,
  run: ({ upload_id }, { pool }) => readProgress(pool, upload_id ?? null),
});
