import { keptThings } from "@/lib/kept-things.ts";
import type { OwnPicture } from "./picture.ts";

const pictures = keptThings<OwnPicture>("bananabread-memes");

/** The last picture of one's own, by user, so that a draft on it survives closing the page. */
export const keepOwnPicture = (userId: string, picture: OwnPicture) => pictures.keep(userId, picture);

export const readOwnPicture = (userId: string) => pictures.read(userId);
