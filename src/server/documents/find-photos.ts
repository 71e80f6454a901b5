import { pictureNames } from "../../engine/scene/picture-names.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import { SOURCE_PICTURE, type VersionPhoto } from "../../shared/contracts/save-version.ts";
import { AppError } from "../../shared/errors.ts";
import type { ComposedScene } from "../adapters/ai/port.ts";
import { readFont } from "../fonts/brand-fonts.ts";
import { admittedTurn, type GenerationParts } from "../generation/generation-parts.ts";
import { MAX_KEPT_BYTES } from "../generation/insert-creative.ts";
import { prepareImages } from "../generation/prepare-image.ts";
import { isMadeByModel, marked } from "../images/made-by-a-model.ts";
import { photosIn } from "../rendering/photos-in.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Parts = Pick<GenerationParts, "darkroom" | "pool">;
type Places = {
  sent: readonly VersionPhoto[];
  /** The version that this one is made from: what it is made of, and its picture. */
  source: { composed: ComposedScene | undefined; picture: Uint8Array | null };
};

/** A scene with every picture that it names, and no other: sent along, else those of its source. */
export async function findPhotos(
  parts: Parts,
  userId: string,
  scene: Scene,
  { sent, source: { composed, picture } }: Places,
): Promise<ComposedScene> {
  const stored = new Map(composed && Object.entries(photosIn(composed)));
  // An import may have left some out. What is made of such a creative is no worse than itself.
  const isLost = (name: string) => composed !== undefined && pictureNames(composed.scene).includes(name);

  async function find(name: string): Promise<Bytes | undefined> {
    const photo = sent.find((one) => one.name === name);
    if (photo) return prepare(parts, userId, photo);
    if (!composed && picture && name === SOURCE_PICTURE) return takeOver(parts, userId, picture);
    return stored.get(name);
  }

  const found = new Map<string, Bytes>();
  for (const name of pictureNames(scene)) {
    const bytes = await find(name);
    if (bytes && bytes.length > MAX_KEPT_BYTES) {
      throw new AppError("bad_request", `The picture “${name}” is too large to be kept. Nothing was kept.`);
    }
    if (bytes) found.set(name, bytes);
    else if (!isLost(name)) throw new AppError("not_found", `The picture “${name}” is missing. Nothing was kept.`);
  }
  const take = (name: string | undefined) => (name === undefined ? undefined : found.get(name));
  const [photo, logo] = [take(scene.photo), take(scene.brand.logo)];
  const font = await readFont(parts.pool, userId, scene.font);
  const isOther = (name: string) => name !== scene.photo && name !== scene.brand.logo;
  return { scene, photo, logo, font, pictures: new Map([...found].filter(([name]) => isOther(name))) };
}

/** Decoded and encoded by us, as everywhere. */
async function prepare(parts: Parts, userId: string, photo: VersionPhoto): Promise<Bytes | undefined> {
  const [ready] = await prepareImages(parts, userId, [{ ...photo, id: photo.name, mimeType: "" }]);
  return ready && Uint8Array.from(ready.bytes);
}

/** The picture of a version without a scene, with the same pixels: the page has painted with them. */
async function takeOver({ darkroom }: Parts, userId: string, picture: Uint8Array): Promise<Bytes> {
  const cleaned = await darkroom.clean(admittedTurn(userId), picture, "image/png");
  if ("fault" in cleaned) {
    throw new AppError("internal", "The picture of this version cannot be read. Nothing was kept.");
  }
  return Uint8Array.from(isMadeByModel(picture) ? marked(cleaned.bytes) : cleaned.bytes);
}
