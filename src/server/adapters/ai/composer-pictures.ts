import sharp from "sharp";
import { wantsWhite } from "../../../engine/color/contrast.ts";
import { isSheet } from "../../../engine/photo/is-sheet.ts";
import { isCutOut, type SmallCopy } from "../../../engine/scene/photo-pixels.ts";
import { MAX_MORE_PHOTOS, type Scene } from "../../../engine/scene/scene.ts";
import { AI_ORIGIN_MARK } from "../../../shared/picture-mark/ai-origin-mark.ts";
import { markJpeg } from "../../../shared/picture-mark/mark-jpeg.ts";
import { markWebp } from "../../../shared/picture-mark/mark-webp.ts";
import type { ImageRequest, UsedImage, WornBrand } from "./port.ts";

/** The names under which the user's own pictures are passed to the painter. */
export const PHOTO = "photo";
export const LOGO = "logo";
const PHOTO_SIDE = 1_440;
const LOGO_SIDE = 640;
const QUALITY = 86;

type Bytes = Uint8Array<ArrayBuffer>;
export type OwnPictures = {
  photo?: Bytes | undefined;
  logo?: Bytes | undefined;
  /** The font of a brand. */
  font?: Bytes | undefined;
  /** Further photographs, by their names. */
  pictures?: ReadonlyMap<string, Bytes> | undefined;
};

/** Of a brand there may be a logo for dark grounds beside the usual one. */
type Prepared = OwnPictures & { logoOnDark?: Bytes | undefined };

/** The user's own pictures that the creative shows, scaled down so that they can be stored with it. */
export async function prepareOwn({ images, type, brand }: ImageRequest): Promise<Prepared> {
  const logo = images.find(({ use }) => use?.role === "logo");
  const heroes = type === "chatgptdoodle" ? [] : images.filter(({ use }) => use?.role === "hero");
  const shown = type === "meme" ? heroes.slice(0, 1) : heroes.slice(0, 1 + MAX_MORE_PHOTOS);
  const [photo, ...more] = await Promise.all(shown.map((image) => asPhoto(image, type !== "meme")));
  return {
    photo,
    ...(logo ? { logo: await asLogo(logo.bytes) } : logosOf(brand)),
    font: brand?.font,
    ...(more.length > 0 && { pictures: new Map(more.map((bytes, at) => [`${PHOTO}-${at + 2}`, bytes])) }),
  };
}

const logosOf = (brand: WornBrand | undefined) =>
  brand && { logo: brand.logos.light ?? brand.logos.dark, logoOnDark: brand.logos.dark };

/** What of them a scene shows: not every layout has all photographs, and its ground may be dark. */
export function shownIn(
  { photos = [], palette }: Pick<Scene, "photos" | "palette">,
  { photo, logo, logoOnDark, font, pictures }: Prepared,
): OwnPictures {
  const shown = [...(pictures ?? [])].filter(([name]) => photos.includes(name));
  return {
    photo,
    font,
    logo: (wantsWhite(palette.paper) && logoOnDark) || logo,
    ...(shown.length > 0 && { pictures: new Map(shown) }),
  };
}

/** What was cut out stays so where layouts put a ground of their own behind it; a meme has none. */
async function asPhoto({ bytes, isByModel }: UsedImage, hasGround: boolean): Promise<Bytes> {
  const mark = isByModel ? AI_ORIGIN_MARK : null;
  const size = { width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "inside", withoutEnlargement: true } as const;
  if (!hasGround || !isCutOut(await smallCopy(bytes))) {
    const opaque = sharp(bytes).resize(size).flatten({ background: "#ffffff" });
    return markJpeg(await opaque.jpeg({ quality: QUALITY }).toBuffer(), mark);
  }
  // Without the clear margin, or it would look small.
  const thing = await sharp(bytes).trim({ background: "#00000000" }).toBuffer();
  const { data, info } = await sharp(thing)
    .resize(size)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return markWebp(data, mark, info);
}

/** Without the empty margin around it, or it would look small; otherwise unchanged. */
async function asLogo(image: Uint8Array): Promise<Bytes> {
  const trimmed = await sharp(image)
    .trim()
    .toBuffer()
    // Of a single colour: there is nothing to trim.
    .catch(() => image);
  const png = await sharp(trimmed)
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

const LOOKED_AT = 160;

/** How the photo may be shown: whole, as a screenshot has to be, or on a ground of the layout's. */
export async function kindOfPhoto({ photo }: OwnPictures): Promise<{ isSheet: boolean; isCutOut: boolean }> {
  if (!photo) return { isSheet: false, isCutOut: false };
  const small = await smallCopy(photo);
  const isClear = isCutOut(small);
  return { isSheet: !isClear && isSheet(small), isCutOut: isClear };
}

async function smallCopy(picture: Uint8Array): Promise<SmallCopy> {
  const { data, info } = await sharp(picture)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}
