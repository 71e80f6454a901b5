import { createHash } from "node:crypto";
import { limitCalls } from "../fairness/limit-calls.ts";
import { readFont } from "../fonts/brand-fonts.ts";
import type { RenderedCreative } from "../rendering/render-messages.ts";
import { explainWaiting } from "./explain-waiting.ts";
import type { PreviewInput } from "./preview-input.ts";
import type { PreviewParts } from "./preview-parts.ts";
import { takePhotos } from "./take-photos.ts";

/**
 * Paints a part of a scene for a browser that cannot. Nothing is stored. When `signal` is aborted, the browser does not
 * need it any more: a preview that still waits for its turn is then not painted.
 */
export async function previewScene(
  parts: PreviewParts,
  userId: string,
  { scene, format, part, scale, photos }: PreviewInput,
  signal: AbortSignal,
): Promise<RenderedCreative> {
  await limitCalls(parts.pool, userId, "preview");
  const shown = await takePhotos(parts, userId, photos);
  const content = [scene, format, part, scale, shown.map(({ name, hash }) => [name, hash])];
  const key = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const known = parts.painted.get(userId, key);
  if (known) return known;
  const wanted = part === "layout" ? { outline: true } : { part: { of: part, scale } };
  const font = await readFont(parts.pool, userId, scene.font);
  const bytes = {
    ...Object.fromEntries(shown.map((photo) => [photo.name, photo.bytes])),
    ...(scene.font !== undefined && font && { [scene.font]: font }),
  };
  const painted = await parts
    .turns({ lane: userId, person: userId, signal }, () => parts.paint({ scene, format, photos: bytes, ...wanted }))
    .catch((error: unknown) => {
      throw explainWaiting(error);
    });
  parts.painted.set(userId, key, painted, painted.png.length + JSON.stringify(painted.layers).length);
  return painted;
}
