import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { type MemeShelf, memeShelfSchema } from "../../../engine/memes/meme-shelf.ts";
import { templateKey } from "../../../engine/scene/meme-captions.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { OvenError } from "../oven-error.ts";
import type { Pantry } from "./pantry.ts";

/** Where the server has the pictures of the meme templates, and the list of all of them. */
const MEMES = "/content/memes/";

/** The list changes with a release and then names other pictures. */
const MEME_SHELF = `${MEMES}shelf.json`;

const memePictureAddress = (name: string) => `${MEMES}${name}`;

/** An editor shows one, a browser of templates a few; each takes about 100 kB. */
const MAX_KEPT = 12;

export type Memes = {
  /** The templates that a meme may be made of. */
  shelf(): Promise<MemeShelf>;
  /** The photos of a scene, and with them the picture of the template that its captions stand on. */
  withPicture(scene: Pick<Scene, "meme">, photos: Photos): Promise<Photos>;
};

/** The meme templates and their pictures, fetched from the server as they are needed. */
export function openMemes({ fetch, text }: Pantry): Memes {
  const pictures = new Map<string, Promise<Uint8Array>>();
  let known: Promise<MemeShelf> | undefined;

  function shelf() {
    known ??= text(MEME_SHELF).then((json) => memeShelfSchema.parse(JSON.parse(json)));
    known.catch(() => {
      known = undefined;
    });
    return known;
  }

  async function fetchPicture(slug: string) {
    const template = (await shelf()).find((each) => each.slug === slug);
    if (!template?.picture) throw new OvenError("failed", "The template of this meme is no longer there.");
    return fetch(memePictureAddress(template.picture));
  }

  function pictureOf(slug: string) {
    const picture = pictures.get(slug) ?? fetchPicture(slug);
    pictures.delete(slug);
    pictures.set(slug, picture);
    picture.catch(() => pictures.delete(slug));
    for (const oldest of [...pictures.keys()].slice(0, -MAX_KEPT)) pictures.delete(oldest);
    return picture;
  }

  return {
    shelf,
    async withPicture({ meme }, photos) {
      const slug = meme?.template;
      if (slug === undefined || photos.has(templateKey(slug))) return photos;
      return new Map([...photos, [templateKey(slug), await pictureOf(slug)]]);
    },
  };
}
