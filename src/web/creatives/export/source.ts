import type { Photos } from "../../../engine/composition/compose-scene.ts";
import type { Scene } from "../../../engine/scene/scene.ts";

/** What a creative is exported from: a scene, which is painted anew in every size, or a picture, which can only be cut. */
export type Source = {
  /** A trained model made the picture: its files say so. */
  isAiMade: boolean;
  /** For the manifest; without it the words of the picture, or the title. */
  altText?: string;
} & ({ kind: "scene"; scene: Scene; photos: Photos } | { kind: "picture"; picture: Blob });

export type ExportCreative = {
  /** Another version of a creative is another id. */
  id: string;
  title: string;
  /** Fetched when its turn comes, and forgotten after it. */
  sourceOf: (signal: AbortSignal) => Promise<Source>;
};
