import type { ObjectName } from "../scene/object-names.ts";
import type { PictureShelf } from "../tree/picture-shelf.ts";
import { readPacked } from "./packed-files.ts";

/** The build copies the pictures next to the bundle. */
const FOLDER = new URL(import.meta.url.endsWith(".ts") ? "../art/objects/" : "./objects/", import.meta.url);

/** Unpacked, all of them would take 17 MB in each thread. */
const MAX_KEPT = 150;
const kept = new Map<ObjectName, Uint8Array>();

/** The pictures of objects as files, the latest used kept. */
export const pictureFiles: PictureShelf = {
  picture(name) {
    const picture = kept.get(name) ?? readPacked(`${name}.svg`, FOLDER);
    // A Map keeps its order, so that the first is the one not used for longest.
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest) kept.delete(oldest);
    return picture;
  },
};
