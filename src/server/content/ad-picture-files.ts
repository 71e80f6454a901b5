import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Ad } from "../../../content/ads/schema.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import { AD_PICTURE_SIZES, type AdPictureSize, adPictureVersion, encodeAdPicture } from "./ad-picture.ts";

type Picture = Pick<Ad, "id" | "scene" | "format">;

/** The name changes with what the picture shows, so browsers may cache it forever. */
export const adPictureName = (ad: Picture, size: AdPictureSize) =>
  `${ad.id}-${adPictureVersion(ad)}${size === "full" ? "" : `-${size}`}.webp`;

export type AdPictureFiles = {
  /** Painted on the first request. Null when no ad has a picture of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Paints missing pictures. True when there was something to paint. */
  complete(ad: Picture): Promise<boolean>;
};

/** The pictures of the swipe file, as files in a folder. */
export function createAdPictureFiles(
  folder: string,
  { renderInWorker }: Pick<RenderPool, "renderInWorker">,
  ads: readonly Picture[],
): AdPictureFiles {
  const adByName = new Map(ads.flatMap((ad) => AD_PICTURE_SIZES.map((size) => [adPictureName(ad, size), ad] as const)));
  const underWay = new Map<string, Promise<void>>();
  forgetOthers(folder, adByName);

  /** One painting serves both sizes and all requests for either that arrive meanwhile. */
  function paint(ad: Picture): Promise<void> {
    const waiting = underWay.get(ad.id);
    if (waiting) return waiting;
    const work = renderInWorker(ad)
      .then(({ png }) =>
        Promise.all(
          AD_PICTURE_SIZES.map(async (size) =>
            write(join(folder, adPictureName(ad, size)), await encodeAdPicture(png, size, ad.format)),
          ),
        ),
      )
      .then(() => {})
      .finally(() => underWay.delete(ad.id));
    underWay.set(ad.id, work);
    return work;
  }

  return {
    async read(name) {
      const ad = adByName.get(name);
      if (!ad) return null;
      const kept = await readFile(join(folder, name)).catch(() => null);
      if (kept) return kept;
      await paint(ad);
      return readFile(join(folder, name));
    },
    async complete(ad) {
      const all = await Promise.all(AD_PICTURE_SIZES.map((size) => isThere(join(folder, adPictureName(ad, size)))));
      if (all.every(Boolean)) return false;
      await paint(ad);
      return true;
    },
  };
}

/** Pictures of earlier releases, which nothing refers to any more. */
function forgetOthers(folder: string, known: ReadonlyMap<string, unknown>) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".webp") && !known.has(name)) rmSync(join(folder, name), { force: true });
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes the file whole or not at all. */
async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
