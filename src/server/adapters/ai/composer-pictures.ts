import sharp from "sharp";
import { contrast } from "../../../engine/color/contrast.ts";
import { isSheet } from "../../../engine/photo/is-sheet.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { AI_ORIGIN_MARK } from "../../../shared/picture-mark/ai-origin-mark.ts";
import { markJpeg } from "../../../shared/picture-mark/mark-jpeg.ts";
import type { ImageRequest, UsedImage, WornBrand } from "./port.ts";

/** The names under which the user's own pictures are passed to the painter. */
export const PHOTO = "photo";
export const LOGO = "logo";
const PHOTO_SIDE = 1_440;
const LOGO_SIDE = 640;

type Bytes = Uint8Array<ArrayBuffer>;
export type OwnPictures = { photo?: Bytes | undefined; logo?: Bytes | undefined };
/** Of a brand there may be a logo for dark grounds beside the usual one. */
type Prepared = OwnPictures & { logoOnDark?: Bytes | undefined };

/** The user's own pictures that the creative shows, scaled down so that they can be stored with it. */
export async function prepareOwn({ images, type, brand }: ImageRequest): Promise<Prepared> {
  const first = (role: string) => images.find(({ use }) => use?.role === role);
  const [hero, logo] = [first("hero"), first("logo")];
  return {
    photo: hero && type !== "chatgptdoodle" ? await asPhoto(hero) : undefined,
    ...(logo ? { logo: await asLogo(logo.bytes) } : logosOf(brand)),
  };
}

const logosOf = (brand: WornBrand | undefined) =>
  brand && { logo: brand.logos.light ?? brand.logos.dark, logoOnDark: brand.logos.dark };

/** What one idea shows, whose ground may be dark. */
export function wornOn({ palette }: Pick<Scene, "palette">, { photo, logo, logoOnDark }: Prepared): OwnPictures {
  const isDark = contrast(palette.paper, "#ffffff") > contrast(palette.paper, "#000000");
  return { photo, logo: (isDark && logoOnDark) || logo };
}

export const photosOf = ({ photo, logo }: OwnPictures): Record<string, Bytes> => ({
  ...(photo && { [PHOTO]: photo }),
  ...(logo && { [LOGO]: logo }),
});

async function asPhoto({ bytes, isByModel }: UsedImage): Promise<Bytes> {
  const jpeg = await sharp(bytes)
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toBuffer();
  return markJpeg(jpeg, isByModel ? AI_ORIGIN_MARK : null);
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

/** Whether the photo has to be seen whole, as a screenshot has to. */
export async function isShownWhole({ photo }: OwnPictures): Promise<boolean> {
  if (!photo) return false;
  const { data, info } = await sharp(photo)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return isSheet({ width: info.width, height: info.height, rgba: data });
}
