import type { Scene } from "../../engine/scene/scene.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Stored = {
  scene: Scene;
  photo?: Bytes | undefined;
  logo?: Bytes | undefined;
  font?: Bytes | undefined;
  pictures?: ReadonlyMap<string, Bytes> | undefined;
};

/** The user's own pictures in a stored scene, and the own font, by the names that the scene gives them. */
export function photosIn({ scene, photo, logo, font, pictures }: Stored): Record<string, Bytes> {
  return {
    ...Object.fromEntries(pictures ?? []),
    ...(scene.photo !== undefined && photo && { [scene.photo]: photo }),
    ...(scene.brand.logo !== undefined && logo && { [scene.brand.logo]: logo }),
    ...(scene.font !== undefined && font && { [scene.font]: font }),
  };
}
