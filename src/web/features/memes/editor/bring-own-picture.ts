import type { QueryClient } from "@tanstack/react-query";
import { explainPicture } from "@/creatives/inspiration/explain-picture.ts";
import { shrinkImage } from "@/creatives/inspiration/shrink-image.ts";
import { AppError } from "../../../../shared/errors.ts";
import { forgetOwnDraft } from "./drafts.ts";
import { keepOwnPicture } from "./own-picture-store.ts";
import type { OwnPicture } from "./picture.ts";
import { pictureQueryKey } from "./use-meme-picture.ts";

/** Keeps a file as the picture to caption. */
export async function bringOwnPicture(queries: QueryClient, userId: string, file: File) {
  await keepOwnPicture(userId, await readOwnPictureFile(file));
  // What was written on the picture before does not belong on this one.
  forgetOwnDraft(userId);
  await queries.invalidateQueries({ queryKey: pictureQueryKey(userId, { own: true }) });
}

const MOST_BYTES = 30 * 1024 * 1024;

/** A file as a picture for captions: upright, and small enough to keep and send. */
async function readOwnPictureFile(file: File): Promise<OwnPicture> {
  if (file.size > MOST_BYTES)
    throw new AppError("bad_request", "This picture is larger than 30 MB. Save it smaller and try again.");
  const { blob, width, height } = await shrinkImage(file).catch(async (cause: unknown) => {
    throw new AppError("bad_request", await explainPicture(file, cause), { cause });
  });
  return { name: file.name, width, height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
