import { createHash } from "node:crypto";
import type { PreviewPhoto } from "../../shared/contracts/preview-scene.ts";
import { AppError } from "../../shared/errors.ts";
import { prepareImages } from "../generation/prepare-image.ts";
import type { KeptPhoto, PreviewParts } from "./preview-parts.ts";

type NamedPhoto = KeptPhoto & { name: string };

/**
 * The photos of a preview: those sent along, made ready as for a creative, and those that the same user sent shortly
 * before. A page that names one that is not here sends it again.
 */
export async function takePhotos(
  parts: Pick<PreviewParts, "photos" | "darkroom">,
  userId: string,
  wanted: readonly PreviewPhoto[],
): Promise<NamedPhoto[]> {
  const taken: NamedPhoto[] = [];
  for (const { name, id, data } of wanted) {
    const photo = data === undefined ? parts.photos.get(userId, id) : await keep(parts, userId, { name, id, data });
    if (!photo) throw new AppError("not_found", "A photo of this preview is not here any more. Send it again.");
    taken.push({ ...photo, name });
  }
  return taken;
}

async function keep(
  parts: Pick<PreviewParts, "photos" | "darkroom">,
  userId: string,
  { name, id, data }: Required<PreviewPhoto>,
): Promise<KeptPhoto | undefined> {
  const [image] = await prepareImages(parts, userId, [{ id, name, mimeType: "", data }]);
  if (!image) return undefined;
  const bytes = new Uint8Array(image.bytes);
  const photo = { bytes, hash: createHash("sha256").update(bytes).digest("hex") };
  parts.photos.set(userId, id, photo, bytes.length);
  return photo;
}
