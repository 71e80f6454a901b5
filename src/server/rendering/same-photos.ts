import type { Photos } from "../../engine/composition/compose-scene.ts";

/**
 * The ideas for one picture come one after the other, each with a copy of it. A picture that the request before brought too
 * is handed on as the very same bytes, so that what the painter has decoded and seen of it still counts.
 */
export function createSamePhotos() {
  let latest: readonly Uint8Array[] = [];
  return (photos: Record<string, Uint8Array>): Photos => {
    const shown = Object.entries(photos).map(
      ([name, bytes]) => [name, latest.find((known) => Buffer.compare(known, bytes) === 0) ?? bytes] as const,
    );
    latest = shown.map(([, bytes]) => bytes);
    return new Map(shown);
  };
}
