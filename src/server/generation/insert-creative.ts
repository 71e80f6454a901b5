import type { Brief } from "../../shared/brief/brief.ts";
import type { VersionChange } from "../../shared/version-change.ts";
import type { ComposedScene } from "../adapters/ai/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { takeUpFont } from "../fonts/brand-fonts.ts";

export const CREATIVES_BUCKET = "creatives";
/** Of a picture inside a creative: the database takes no larger ones. */
export const MAX_KEPT_BYTES = 10 * 1024 * 1024;

type NewCreative = {
  id: string;
  userId: string;
  title: string;
  prompt: string;
  type: string;
  format: string;
  brief?: Brief | undefined;
  /** The brand it is for, or null for none; otherwise that of the version it was made from. */
  brandId?: string | null | undefined;
  /** What its owner calls it. */
  versionName?: string | undefined;
  /** The name of its picture in the bucket. */
  name: string;
  /** What it is made of, if we composed it, with a tiny picture that finds it again. */
  composed?: { scene: ComposedScene; fingerprint: Buffer } | undefined;
  /** The version of the user's own that it was made from, and what was done to that one. */
  from?: { sourceId: string; change: VersionChange } | "" | undefined;
};

/**
 * The document that a new version joins; none when its source was deleted meanwhile, then it begins one of its own. The
 * source is locked before its document, as by those who delete: the other way round they would wait for each other.
 */
async function documentOf(db: Queryable, userId: string, sourceId: string): Promise<string | undefined> {
  const { rows } = await db.query<Row<"public.creatives", "document_id">>(
    "select document_id from public.creatives where id = $1 and user_id = $2 for key share",
    [sourceId, userId],
  );
  return rows[0]?.document_id;
}

/** Deleted meanwhile, it is none. Held, so that it cannot go before the creative is there. */
const BRAND = `(select b.id from public.brands b
  where b.user_id = $2 and not $14 and b.id = coalesce($13::uuid, (select c.brand_id from public.creatives c where c.id = $11 and c.user_id = $2))
  for key share)`;

/** The rows of a creative whose picture is stored in the same transaction. */
export async function insertCreative(transaction: Queryable, creative: NewCreative): Promise<void> {
  const { id, userId, title, prompt, type, format, brief, brandId, versionName, name, composed, from } = creative;
  const documentId = from && (await documentOf(transaction, userId, from.sourceId));
  await transaction.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, brief, name, document_id, source_id, change, brand_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, ${BRAND})`,
    [
      ...[id, userId, title, prompt, type, format, `/storage/v1/object/public/${CREATIVES_BUCKET}/${name}`],
      ...[brief && JSON.stringify(brief), versionName ?? null],
      ...(from && documentId ? [documentId, from.sourceId, JSON.stringify(from.change)] : [null, null, null]),
      ...[brandId ?? null, brandId === null],
    ],
  );
  if (!composed) return;
  const { scene, photo, logo, pictures } = composed.scene;
  await transaction.query(
    `insert into public.creative_scenes (creative_id, user_id, scene, fingerprint, photo, logo)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, JSON.stringify(scene), composed.fingerprint, photo ?? null, logo ?? null],
  );
  await takeUpFont(transaction, userId, scene.font);
  for (const [picture, bytes] of pictures ?? []) {
    await transaction.query(
      "insert into public.creative_pictures (creative_id, user_id, name, bytes) values ($1, $2, $3, $4)",
      [id, userId, picture, bytes],
    );
  }
}
