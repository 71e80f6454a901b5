import { otherPictures } from "../../engine/scene/picture-names.ts";
import { sceneSchema } from "../../engine/scene/scene.ts";
import type { AiImage, ComposedScene } from "../adapters/ai/port.ts";
import type { Row } from "../database/rows.ts";
import { readFont } from "../fonts/brand-fonts.ts";
import { differenceOf, isSamePicture } from "../images/fingerprint.ts";
import { admittedTurn, type GenerationParts } from "./generation-parts.ts";

/** Older creatives are hardly ever used again, and each fingerprint takes 768 bytes. */
const NEWEST = 1_000;

type Parts = Pick<GenerationParts, "pool" | "darkroom">;

export type FoundScene = ComposedScene & { creativeId: string };

/** The scene behind a picture, if it is one of the user's own composed creatives. */
export async function findComposed(
  { pool, darkroom }: Parts,
  userId: string,
  image: AiImage,
): Promise<FoundScene | undefined> {
  const wanted = await darkroom.fingerprint(admittedTurn(userId), image.bytes);
  const { rows } = await pool.query<Row<"public.creative_scenes", "creative_id" | "fingerprint">>(
    `select creative_id, fingerprint from public.creative_scenes where user_id = $1 order by created_at desc limit ${NEWEST}`,
    [userId],
  );
  const [nearest] = rows
    .map(({ creative_id, fingerprint }) => ({ creative_id, difference: differenceOf(fingerprint, wanted) }))
    .sort((a, b) => a.difference - b.difference);
  if (!nearest || !isSamePicture(nearest.difference)) return undefined;
  return readComposed({ pool }, userId, nearest.creative_id);
}

/** The scene of a creative, which has to be the user's own. */
export async function readComposed(
  { pool }: Pick<Parts, "pool">,
  userId: string,
  creativeId: string,
): Promise<FoundScene | undefined> {
  const found = await pool.query<Row<"public.creative_scenes", "scene" | "photo" | "logo">>(
    "select scene, photo, logo from public.creative_scenes where creative_id = $1 and user_id = $2",
    [creativeId, userId],
  );
  const scene = sceneSchema.safeParse(found.rows[0]?.scene);
  if (!scene.success) return undefined;
  const { photo, logo } = found.rows[0] ?? {};
  const hasPictures = otherPictures(scene.data).length > 0;
  return {
    creativeId,
    scene: scene.data,
    ...(photo && { photo: new Uint8Array(photo) }),
    ...(logo && { logo: new Uint8Array(logo) }),
    font: await readFont(pool, userId, scene.data.font),
    ...(hasPictures && { pictures: await readPictures(pool, userId, creativeId) }),
  };
}

async function readPictures(pool: Parts["pool"], userId: string, creativeId: string) {
  const { rows } = await pool.query<Row<"public.creative_pictures", "name" | "bytes">>(
    "select name, bytes from public.creative_pictures where creative_id = $1 and user_id = $2",
    [creativeId, userId],
  );
  return new Map(rows.map(({ name, bytes }) => [name, new Uint8Array(bytes)]));
}
