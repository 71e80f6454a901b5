import type { Ad } from "../../../content/ads/schema.ts";
import type { NamedFiles } from "../adapters/storage/port.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import { type AdPictureSize, adPictureVersion, encodeAdPicture } from "./ad-picture.ts";
import { createPaintedFiles, type PaintedFiles } from "./painted-files.ts";

type Picture = Pick<Ad, "id" | "scene" | "format">;

/** The name changes with what the picture shows, so browsers may cache it forever. */
export const adPictureName = (ad: Picture, size: AdPictureSize) =>
  `${ad.id}-${adPictureVersion(ad)}${size === "full" ? "" : `-${size}`}.webp`;

/** The pictures of the swipe file. */
export function createAdPictureFiles(
  files: NamedFiles,
  { renderInWorker }: Pick<RenderPool, "renderInWorker">,
  ads: readonly Picture[],
): PaintedFiles<Picture> {
  return createPaintedFiles(files, {
    items: ads,
    namesOf: (ad) => [adPictureName(ad, "list"), adPictureName(ad, "full")],
    async paint({ scene, format }) {
      const { png } = await renderInWorker({ scene, format });
      return Promise.all([encodeAdPicture(png, "list", format), encodeAdPicture(png, "full", format)]);
    },
  });
}
