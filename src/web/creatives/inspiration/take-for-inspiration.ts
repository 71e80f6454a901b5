import { copyPicture } from "../copy-picture.ts";
import { fetchPicture } from "../fetch-picture.ts";
import type { InspirationImage } from "./inspiration-image.ts";
import { readInspirationImage } from "./read-inspiration-image.ts";

type Taken = { image: InspirationImage; isCopied: boolean };

/**
 * Makes a picture of this product ready for the generator and copies it to the clipboard; a clipboard that refuses is no
 * reason to stop. Call it straight from a press, and navigate to Generate with `state: { inspirationImage: image }`.
 */
export async function takeForInspiration(url: string, named: { id: string; name: string }): Promise<Taken> {
  const picture = fetchPicture(url);
  const copied = copyPicture(picture).then(
    () => true,
    (error: unknown) => {
      console.warn("The picture was not copied to the clipboard", error);
      return false;
    },
  );
  const image = await readInspirationImage(await picture, named);
  // Ours carry no camera, whatever is written in them.
  return { image: { ...image, hasExif: false }, isCopied: await copied };
}
