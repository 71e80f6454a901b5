import { base64Of } from "@/lib/base64.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { pictureNames } from "../../../engine/scene/picture-names.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { PreviewPhoto } from "../../../shared/contracts/preview-scene.ts";

/** Gives photos names that no other tab uses, and sends the bytes of each until the server has them. */
export function createPhotoMail() {
  const ids = new WeakMap<Uint8Array, string>();
  const tab = Math.random().toString(36).slice(2);
  const arrived = new Set<string>();
  let last = 0;

  function idOf(photo: Uint8Array) {
    const id = ids.get(photo) ?? `${tab}-${++last}`;
    ids.set(photo, id);
    return id;
  }

  return {
    /** Only what the scene shows. */
    async pack(scene: Scene, photos: Photos | undefined): Promise<PreviewPhoto[]> {
      const packed = pictureNames(scene).map(async (name) => {
        const bytes = photos?.get(name);
        if (!bytes) return [];
        const id = idOf(bytes);
        return [{ name, id, ...(!arrived.has(id) && { data: await base64Of(bytes) }) }];
      });
      return (await Promise.all(packed)).flat();
    },
    arrived(sent: readonly PreviewPhoto[]) {
      for (const { id } of sent) arrived.add(id);
    },
    /** The server has forgotten some. */
    forget(sent: readonly PreviewPhoto[]) {
      for (const { id } of sent) arrived.delete(id);
    },
  };
}
