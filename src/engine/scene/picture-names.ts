import { picturesIn } from "./added-layer.ts";
import type { Scene } from "./scene.ts";

/** The names under which a scene shows pictures of the user's: its photo, its logo, and all others. */
export const pictureNames = (scene: Pick<Scene, "photo" | "photos" | "brand" | "added">): string[] => [
  ...new Set([scene.photo, scene.brand.logo, ...otherPictures(scene)].filter((name) => name !== undefined)),
];

/** Those beside the photo and the logo: further photographs, and what was added by hand. */
export const otherPictures = ({ photos = [], added }: Pick<Scene, "photos" | "added">): string[] => [
  ...new Set([...photos, ...picturesIn(added)]),
];
