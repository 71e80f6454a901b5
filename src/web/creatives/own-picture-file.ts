import { AppError } from "../../shared/errors.ts";
import { explainPicture } from "./inspiration/explain-picture.ts";
import { shrinkImage } from "./inspiration/shrink-image.ts";

const MOST_BYTES = 30 * 1024 * 1024;

/** A picture of the user's, with the size of the original. */
export type OwnPictureFile = { name: string; width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

/** A file as a picture to put words or layers on: upright, and small enough to keep and send. */
export async function readOwnPictureFile(file: File): Promise<OwnPictureFile> {
  if (file.size > MOST_BYTES)
    throw new AppError("bad_request", "This picture is larger than 30 MB. Save it smaller and try again.");
  const { blob, width, height } = await shrinkImage(file).catch(async (cause: unknown) => {
    throw new AppError("bad_request", await explainPicture(file, cause), { cause });
  });
  return { name: file.name, width, height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
