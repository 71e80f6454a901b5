import { templateKey } from "../../engine/scene/meme-captions.ts";
import { AppError } from "../../shared/errors.ts";
import type { RenderPool } from "./render-pool.ts";

/** The picture of a meme template, without words; null when there is no such template. */
export type ReadTemplatePicture = (slug: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A pool that finds the pictures which captions stand on by itself, as browsers do. */
export function withTemplatePictures(pool: RenderPool, read: ReadTemplatePicture): RenderPool {
  return {
    ...pool,
    async renderInWorker(request, turn) {
      const slug = "scene" in request ? request.scene.meme?.template : undefined;
      if (slug === undefined || !("scene" in request)) return pool.renderInWorker(request, turn);
      const picture = await read(slug);
      if (!picture)
        throw new AppError("bad_request", "The template of this meme is no longer there. Choose another one.");
      return pool.renderInWorker({ ...request, photos: { ...request.photos, [templateKey(slug)]: picture } }, turn);
    },
  };
}
