import { explainPicture } from "@/creatives/inspiration/explain-picture.ts";
import { shrinkImage } from "@/creatives/inspiration/shrink-image.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { OwnPicture } from "./picture.ts";

const MOST_BYTES = 30 * 1024 * 1024;

/** A file as a picture for captions: upright, and small enough to keep and send. */
export async function readOwnPictureFile(file: File): Promise<OwnPicture> {
  if (file.size > MOST_BYTES)
    throw new AppError("bad_request", "This picture is larger than 30 MB. Save it smaller and try again.");
  const { blob, width, height } = await shrinkImage(file).catch(async (cause: unknown) => {
    throw new AppError("bad_request", await explainPicture(file, cause), { cause });
  });
  return { name: file.name, width, height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
