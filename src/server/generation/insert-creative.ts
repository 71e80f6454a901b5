import type { Brief } from "../../shared/brief/brief.ts";
import type { ComposedScene } from "../adapters/ai/port.ts";
import type { Queryable } from "../database/pool.ts";

export const CREATIVES_BUCKET = "creatives";

type NewCreative = {
  id: string;
  userId: string;
  title: string;
  prompt: string;
  type: string;
  format: string;
  brief?: Brief | undefined;
  /** The name of its picture in the bucket. */
  name: string;
  /** What it is made of, if we composed it, with a tiny picture that finds it again. */
  composed?: { scene: ComposedScene; fingerprint: Buffer } | undefined;
};

/** The rows of a creative whose picture is stored in the same transaction. */
export async function insertCreative(transaction: Queryable, creative: NewCreative): Promise<void> {
  const { id, userId, title, prompt, type, format, brief, name, composed } = creative;
  await transaction.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, brief)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[id, userId, title, prompt, type, format, `/storage/v1/object/public/${CREATIVES_BUCKET}/${name}`],
      brief && JSON.stringify(brief),
    ],
  );
  if (!composed) return;
  const { scene, photo, logo } = composed.scene;
  await transaction.query(
    `insert into public.creative_scenes (creative_id, user_id, scene, fingerprint, photo, logo)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, JSON.stringify(scene), composed.fingerprint, photo ?? null, logo ?? null],
  );
}
