import { type MeasuredNode, type Node, Renderer } from "@takumi-rs/core";
import type { PictureShelf } from "../art/objects/picture-shelf.ts";
import type { SketchShelf } from "../art/sketches/sketch-shelf.ts";
import { photoPixels } from "../node/photo-pixels.ts";
import { pictureFiles } from "../node/picture-files.ts";
import { sketchShelf } from "../node/sketch-shelf.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { familyList, type TypefaceId } from "../scene/typefaces.ts";
import { createFontShelf } from "./font-shelf.ts";

const CACHE_BYTES = 32 * 1024 * 1024;

/** The only part that lays out and paints nodes. It caches fonts and decoded pictures, so create one per thread. */
export type Painter = {
  pictures: PictureShelf;
  /** The drawings it can make by hand. */
  sketches: SketchShelf;
  /** Looks at the user's own picture. */
  photoPixels(photo: Uint8Array): Promise<PhotoPixels>;
  prepareText(text: string, faces: Iterable<TypefaceId>): Promise<void>;
  measure(node: Node, size?: { width: number; height: number }): Promise<MeasuredNode>;
  /** RGBA, row by row. A scale below one paints a smaller picture of the same layout, for checks and previews. */
  paint(
    node: Node,
    size: { width: number; height: number },
    scale?: number,
    look?: { isGrained: boolean },
  ): Promise<Buffer>;
};

export function createPainter(): Painter {
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES });
  const shelf = createFontShelf(renderer);
  return {
    pictures: pictureFiles,
    sketches: sketchShelf,
    photoPixels,
    prepareText: (text, faces) => shelf.prepare(text, faces),
    measure: (node, size) => renderer.measure(node, size ?? {}),
    paint: (node, size, scale = 1, look) =>
      renderer.render(rooted(node, size), {
        width: Math.round(size.width * scale),
        height: Math.round(size.height * scale),
        devicePixelRatio: scale,
        format: "raw",
        // Grain hides the bands of a gradient better than dithering, which costs a sixth of the time of a picture.
        dithering: look?.isGrained ? "none" : "ordered-bayer",
      }),
  };
}

function rooted(node: Node, size: { width: number; height: number }): Node {
  const style = { display: "flex", position: "relative", fontFamily: familyList("sans") } as const;
  return { type: "container", style: { ...style, ...size }, children: [node] };
}
