import { Renderer } from "@takumi-rs/core";
import { CACHE_BYTES, type Painter, painterWith } from "../painter/painter.ts";
import { checkPhoto } from "./check-photo.ts";
import { emojiSet } from "./emoji-set.ts";
import { fontPackages } from "./font-packages.ts";
import { pictureFiles } from "./picture-files.ts";
import { sketchShelf } from "./sketch-shelf.ts";

/** A painter for Node: takumi's native module, everything else from files. */
export const createPainter = (): Painter =>
  painterWith({
    renderer: new Renderer({ cacheMaxBytes: CACHE_BYTES }),
    fonts: fontPackages,
    emoji: emojiSet,
    pictures: pictureFiles,
    sketches: sketchShelf,
    checkPhoto,
  });
