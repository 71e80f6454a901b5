import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { OvenError } from "../oven-error.ts";
import type { SentPhoto } from "../oven-messages.ts";
import { MAX_KEPT_PHOTOS } from "../photo-post.ts";

/** Keeps the photos that the page sent, the latest used longest, exactly as the page expects. */
export function createPhotoBox() {
  const kept = new Map<number, Uint8Array>();

  function take({ id, bytes = kept.get(id) }: SentPhoto): Uint8Array {
    if (!bytes) throw new OvenError("failed", "A photo of this picture got lost.");
    kept.delete(id);
    kept.set(id, bytes);
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT_PHOTOS)) kept.delete(oldest);
    return bytes;
  }

  return { open: (photos: readonly SentPhoto[]): Photos => new Map(photos.map((photo) => [photo.name, take(photo)])) };
}
