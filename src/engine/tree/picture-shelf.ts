import type { ObjectName } from "../scene/object-names.ts";

/** Where the pictures of objects come from, as SVG: files on a server, fetched beforehand in a browser. */
export type PictureShelf = { picture(name: ObjectName): Uint8Array };
