import type { Context } from "hono";
import { z } from "zod";
import { isBucketName, isObjectName } from "../../adapters/storage/object-name.ts";
import type { Database, Queryable } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { bucketNotFound, invalidKey } from "./storage-error.ts";

export type Target = { bucket: string; name: string };
export type Bucket = Row<"storage.buckets", "id" | "public" | "file_size_limit" | "allowed_mime_types">;

const objectRow = z.object({
  id: z.uuid(),
  bucket_id: z.string(),
  name: z.string(),
  owner: z.uuid().nullable(),
  owner_id: z.string().nullable(),
  version: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  last_accessed_at: z.date(),
  metadata: z.looseObject({ eTag: z.string(), size: z.number(), mimetype: z.string(), cacheControl: z.string() }),
});
export type ObjectRow = z.infer<typeof objectRow>;
export const OBJECT_COLUMNS =
  "id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata";

/** The bucket and name after `route`, from the raw path: decoded exactly once. */
export function readTarget(c: Context, route: string): Target {
  const { pathname } = new URL(c.req.url);
  const at = pathname.indexOf(route);
  const [bucket = "", ...rest] = at < 0 ? [] : pathname.slice(at + route.length).split("/");
  const encoded = rest.join("/");
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    throw invalidKey(encoded);
  }
  if (!isBucketName(bucket)) throw bucketNotFound();
  if (!isObjectName(name)) throw invalidKey(name);
  return { bucket, name };
}

/** Runs as the server: clients see buckets only through what they may do in them. */
export async function findBucket(pool: Database, id: string): Promise<Bucket> {
  const { rows } = await pool.query<Bucket>(
    "select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1",
    [isBucketName(id) ? id : ""],
  );
  if (!rows[0]) throw bucketNotFound();
  return rows[0];
}

export async function findObject(db: Queryable, { bucket, name }: Target): Promise<ObjectRow[]> {
  const { rows } = await db.query(`select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [
    bucket,
    name,
  ]);
  return rows.map((row) => objectRow.parse(row));
}

/** By exact name, for anybody: objects in a public bucket are public, but nobody can list them. */
export async function findPublicObject(pool: Database, target: Target): Promise<ObjectRow | undefined> {
  const bucket = await findBucket(pool, target.bucket);
  if (!bucket.public) throw bucketNotFound();
  return (await findObject(pool, target))[0];
}
