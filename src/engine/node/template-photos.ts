import type { Photos } from "../composition/compose-scene.ts";
import type { MemeTemplate } from "../memes/meme-template.ts";
import { templatePicture } from "../memes/template-picture.ts";
import type { Painter } from "../painter/painter.ts";
import { templateKey } from "../scene/meme-captions.ts";
import type { Scene } from "../scene/scene.ts";
import { encodePng } from "./encode.ts";

/** Finds the pictures that captions stand on, each painted once: for tests, benchmarks and contact sheets. */
export function templatePhotos(painter: Painter, templates: readonly MemeTemplate[]) {
  const painted = new Map<string, Promise<Uint8Array>>();

  async function paint(slug: string) {
    const template = templates.find((each) => each.slug === slug);
    if (!template) throw new Error(`there is no template ${slug}`);
    const { width, height } = template;
    return encodePng({ width, height, rgba: await painter.paint(templatePicture(template), { width, height }) });
  }

  return async ({ meme }: Pick<Scene, "meme">): Promise<Photos> => {
    const slug = meme?.template;
    if (slug === undefined) return new Map();
    const picture = painted.get(slug) ?? paint(slug);
    painted.set(slug, picture);
    return new Map([[templateKey(slug), await picture]]);
  };
}
