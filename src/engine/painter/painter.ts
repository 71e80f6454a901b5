import type { MeasuredNode } from "@takumi-rs/core";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { familyList, type TypefaceId } from "../scene/typefaces.ts";
import type { EmojiShelf } from "../tree/emoji.ts";
import type { Node, RgbaImage } from "../tree/node.ts";
import type { PictureShelf } from "../tree/picture-shelf.ts";
import type { SketchShelf } from "../tree/sketch-shelf.ts";
import { createFontShelf } from "./font-shelf.ts";
import type { FontPackages } from "./font-subsets.ts";
import { letterCheck } from "./letters-of-font.ts";
import { decodePhoto, photoPixels } from "./photo-pixels.ts";
import { isWebp, putInPictures } from "./put-in-pictures.ts";
import type { Renderer } from "./renderer.ts";

/** A font of the user's own: the name that the scene has for it, and the file. */
export type OwnFont = { name: string; bytes: Uint8Array };

type Size = { width: number; height: number };

/** The only part that lays out and paints nodes. It caches fonts and decoded pictures, so create one per thread. */
export type Painter = {
  pictures: PictureShelf;
  /** The drawings it can make by hand. */
  sketches: SketchShelf;
  /** Throws when the user's own picture is damaged, too large or no picture. */
  checkPhoto(photo: Uint8Array): Promise<void>;
  /** The pixels of the user's own picture. */
  decodedPhoto(photo: Uint8Array): Promise<RgbaImage>;
  /** Looks at the user's own picture. */
  photoPixels(photo: Uint8Array): Promise<PhotoPixels>;
  prepareText(text: string, faces: Iterable<TypefaceId>): Promise<void>;
  /** Whether the user's own font can set a text. */
  hasLettersOf(text: string): boolean;
  /** A painter like this one that has a font of the user's own. */
  withFont(font: OwnFont): Painter;
  measure(node: Node, size?: Size): Promise<MeasuredNode>;
  /** RGBA, row by row. A scale below one paints a smaller picture of the same layout, for checks and previews. */
  paint(node: Node, size: Size, scale?: number, look?: { isDithered: boolean }): Promise<Uint8Array>;
};

/** What a painter needs from the place it works in. */
export type PainterTools = Pick<Painter, "pictures" | "sketches"> & {
  /** Throws when a picture must not be decoded, or when it is damaged. A damaged WebP need not be found: see below. */
  checkPhoto(photo: Uint8Array): Promise<void>;
  newRenderer(): Renderer;
  fonts: FontPackages;
  emoji: EmojiShelf;
};

/** Bytes that the renderer may keep of fonts and decoded pictures. */
export const CACHE_BYTES = 32 * 1024 * 1024;

export function painterWith(tools: PainterTools, own?: OwnFont): Painter {
  const { fonts, emoji, pictures, sketches, checkPhoto } = tools;
  const renderer = tools.newRenderer();
  const shelf = createFontShelf(renderer, fonts, own?.bytes);
  const decoded = perPhoto((photo) => decodePhoto(renderer, photo));
  const pixels = perPhoto(async (photo) => photoPixels(await decoded(photo)));
  const ready = (tree: Node) => putInPictures(tree, { emoji, decoded });
  return {
    pictures,
    sketches,
    async checkPhoto(photo) {
      await checkPhoto(photo);
      // Unlike other kinds, a WebP is decoded for every picture, and the renderer refuses one that is damaged.
      if (isWebp(photo)) await decoded(photo).catch(asDamaged);
    },
    decodedPhoto: decoded,
    photoPixels: pixels,
    prepareText: (text, faces) => shelf.prepare(text, faces),
    hasLettersOf: own ? letterCheck(own.bytes) : () => false,
    withFont: (font) => painterWith(tools, font),
    measure: async (node, size) => renderer.measure(await ready(node), size ?? {}),
    paint: async (node, size, scale = 1, look) =>
      renderer.render(rooted(await ready(node), size), {
        width: Math.round(size.width * scale),
        height: Math.round(size.height * scale),
        devicePixelRatio: scale,
        format: "raw",
        // Grain hides the bands of a gradient better than dithering, which costs a sixth of the time of a picture.
        dithering: look?.isDithered === false ? "none" : "ordered-bayer",
      }),
  };
}

function asDamaged(cause: unknown): never {
  throw new Error("The user's picture is damaged.", { cause });
}

/** A picture is decoded and looked at once, however many formats it is laid out in. */
function perPhoto<Result>(make: (photo: Uint8Array) => Promise<Result>) {
  const known = new WeakMap<Uint8Array, Promise<Result>>();
  return (photo: Uint8Array) => {
    const made = known.get(photo) ?? make(photo);
    known.set(photo, made);
    return made;
  };
}

function rooted(node: Node, size: Size): Node {
  const style = { display: "flex", position: "relative", fontFamily: familyList("sans") } as const;
  return { type: "container", style: { ...style, ...size }, children: [node] };
}
