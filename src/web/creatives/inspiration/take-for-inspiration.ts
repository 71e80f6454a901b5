import { copyPicture } from "../copy-picture.ts";
import { fetchPicture } from "../fetch-picture.ts";
import type { InspirationImage } from "./inspiration-image.ts";
import { readInspirationImage } from "./read-inspiration-image.ts";

type Taken = { image: InspirationImage; isCopied: boolean };

/**
 * Prepares one of our pictures for the generator and copies it to the clipboard; goes on if the clipboard refuses. Must
 * be called directly in a click handler; then navigate to Generate with `state: { inspirationImage: image }`.
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
  // Our pictures come from no camera, whatever their metadata says.
  return { image: { ...image, hasExif: false }, isCopied: await copied };
}
