import type { Ad } from "../../../content/ads/schema.ts";
import type { MemeTemplate } from "../../engine/memes/meme-template.ts";
import { shelved } from "../../engine/memes/shelved.ts";
import { forgetRemovedAds } from "../ad-uploads/undo-upload.ts";
import type { NamedFiles } from "../adapters/storage/port.ts";
import { createAdPictureFiles } from "../content/ad-picture-files.ts";
import { completeInBackground } from "../content/complete-in-background.ts";
import { contentRoutes } from "../content/content-routes.ts";
import { createMemePictureFiles, memePictureName, memePictureReader } from "../content/meme-picture-files.ts";
import { seedAds } from "../content/seed-ads.ts";
import { seedMemes } from "../content/seed-memes.ts";
import { every } from "../every.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import type { Ground } from "./part.ts";

/** A pool of its own: painting a whole page of examples must not delay anybody's creative. */
const PAINTING_CONTENT = { threads: 1, waiting: 1000, timeoutMs: 60_000 };
const FORGET_EVERY_MS = 60 * 60_000;

type Content = {
  ads: readonly Ad[];
  memes: readonly MemeTemplate[];
  /** Where the painted pictures of one kind are kept. */
  filesOf: (kind: "ads" | "memes") => NamedFiles;
};

/** The swipe file and the meme templates: their rows, and their pictures. */
export async function contentPart({ pool, logger }: Ground, { ads, memes, filesOf }: Content) {
  await seedAds(pool, ads);
  await seedMemes(pool, memes);
  const painting = createRenderPool(PAINTING_CONTENT);
  const pictures = {
    ads: createAdPictureFiles(filesOf("ads"), painting, ads),
    memes: createMemePictureFiles(filesOf("memes"), painting, memes),
  };
  const memeShelf = memes.map((meme) => ({ ...shelved(meme), picture: memePictureName(meme, "full") }));
  const completing = completeInBackground(pictures.memes, memes, logger);
  const forgetting = every(FORGET_EVERY_MS, () => forgetRemovedAds(pool), "deleting ads taken back long ago", logger);
  const tidying = every(
    FORGET_EVERY_MS,
    () => Promise.all([pictures.ads.forgetOthers(), pictures.memes.forgetOthers()]),
    "removing pictures of earlier releases",
    logger,
  );
  return {
    memePicture: memePictureReader(pictures.memes, memes),
    mounts: { "/content": contentRoutes(pictures, JSON.stringify(memeShelf)) },
    start: () => {
      forgetting.start();
      tidying.start();
      tidying.now();
      completing.start();
    },
    stop: () => Promise.all([completing.stop(), painting.close(), forgetting.stop(), tidying.stop()]),
  };
}
