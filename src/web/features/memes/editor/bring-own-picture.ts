import type { QueryClient } from "@tanstack/react-query";
import { readOwnPictureFile } from "@/creatives/own-picture-file.ts";
import { forgetOwnDraft } from "./drafts.ts";
import { keepOwnPicture } from "./own-picture-store.ts";
import { pictureQueryKey } from "./use-meme-picture.ts";

/** Keeps a file as the picture to caption. */
export async function bringOwnPicture(queries: QueryClient, userId: string, file: File) {
  await keepOwnPicture(userId, await readOwnPictureFile(file));
  // What was written on the picture before does not belong on this one.
  forgetOwnDraft(userId);
  await queries.invalidateQueries({ queryKey: pictureQueryKey(userId, { own: true }) });
}
