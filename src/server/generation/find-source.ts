import { sceneSchema } from "../../engine/scene/scene.ts";
import type { AiImage, ComposedScene } from "../adapters/ai/port.ts";
import type { Row } from "../database/rows.ts";
import { differenceOf, fingerprintOf, isSamePicture } from "./fingerprint.ts";
import { type GenerationParts, pixelTurn } from "./generation-parts.ts";

/** Older creatives are hardly ever edited, and each fingerprint takes 768 bytes. */
const NEWEST = 1_000;

type Edit = { userId: string; type: string; images: AiImage[] };

/** The scene behind the picture to edit, if that picture is one of the user's own composed creatives. */
export async function findSource(
  { pool, pixels }: Pick<GenerationParts, "pool" | "pixels">,
  { userId, type, images }: Edit,
): Promise<ComposedScene | undefined> {
  const [image] = images;
  if (type !== "edit" || !image) return undefined;
  const wanted = await pixels(pixelTurn(userId), () => fingerprintOf(image.bytes));
  const { rows } = await pool.query<Row<"public.creative_scenes", "creative_id" | "fingerprint">>(
    `select creative_id, fingerprint from public.creative_scenes where user_id = $1 order by created_at desc limit ${NEWEST}`,
    [userId],
  );
  const [nearest] = rows
    .map(({ creative_id, fingerprint }) => ({ creative_id, difference: differenceOf(fingerprint, wanted) }))
    .sort((a, b) => a.difference - b.difference);
  if (!nearest || !isSamePicture(nearest.difference)) return undefined;
  const found = await pool.query<Row<"public.creative_scenes", "scene" | "photo">>(
    "select scene, photo from public.creative_scenes where creative_id = $1 and user_id = $2",
    [nearest.creative_id, userId],
  );
  const scene = sceneSchema.safeParse(found.rows[0]?.scene);
  const photo = found.rows[0]?.photo;
  return scene.success ? { scene: scene.data, ...(photo && { photo: new Uint8Array(photo) }) } : undefined;
}
