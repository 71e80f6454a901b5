import type { Photos } from "../../engine/composition/compose-scene.ts";
import type { SentPhoto } from "./oven-messages.ts";

/** How many photos the worker keeps; the page counts along. */
export const MAX_KEPT_PHOTOS = 10;

/** Gives photos numbers and sends the bytes of each only once, as long as the worker keeps them. */
export function createPhotoPost() {
  const ids = new WeakMap<Uint8Array, number>();
  let sent: number[] = [];
  let last = 0;

  function numberOf(photo: Uint8Array) {
    const id = ids.get(photo) ?? ++last;
    ids.set(photo, id);
    return id;
  }

  return {
    send(photos: Photos | undefined): SentPhoto[] {
      return Array.from(photos ?? [], ([name, photo]) => {
        const id = numberOf(photo);
        const isThere = sent.includes(id);
        sent = [...sent.filter((other) => other !== id), id].slice(-MAX_KEPT_PHOTOS);
        return { name, id, bytes: isThere ? undefined : photo };
      });
    },
    /** A new worker has none. */
    forget() {
      sent = [];
    },
  };
}
