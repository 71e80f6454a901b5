import type { ObjectStore } from "../../adapters/storage/port.ts";
import type { Database } from "../../database/pool.ts";
import { findImageFault } from "../../storage/check-image.ts";
import { sniffImage } from "../../storage/sniff-image.ts";
import { storeObject } from "../../storage/store-object.ts";
import { asCaller, type Caller } from "./as-caller.ts";
import { findBucket, type Target } from "./find-object.ts";
import type { Upload } from "./read-upload.ts";
import { badRequest, unsupportedType } from "./storage-error.ts";

const LARGEST_OBJECT = 10 * 1024 * 1024;

/** Adds an object as the caller. The body is read only once PostgreSQL has said that it would take the row. */
export async function uploadObject(
  { pool, store }: { pool: Database; store: ObjectStore },
  caller: Caller,
  target: Target,
  readUpload: (largest: number) => Promise<Upload>,
): Promise<{ id: string }> {
  const bucket = await findBucket(pool, target.bucket);
  const ownerId = caller.role === "authenticated" ? caller.claims.sub : null;
  await asCaller(pool, caller, async (db) => {
    await db.query("savepoint trial");
    await db.query("insert into storage.objects (bucket_id, name, owner, owner_id) values ($1, $2, $3, $4)", [
      target.bucket,
      target.name,
      ownerId,
      ownerId,
    ]);
    await db.query("rollback to savepoint trial");
  });
  const upload = await readUpload(Math.min(bucket.file_size_limit ?? LARGEST_OBJECT, LARGEST_OBJECT));
  const contentType = await checkContent(upload, bucket.allowed_mime_types ?? []);
  return storeObject(store, { ...target, ownerId, bytes: upload.bytes, contentType }, (insert) =>
    asCaller(pool, caller, insert),
  );
}

/** The type by content, which must be the one the sender names and one the bucket takes. */
async function checkContent({ bytes, claimedType }: Upload, allowed: string[]): Promise<string> {
  if (bytes.byteLength === 0) throw badRequest("No content provided");
  if (!allowed.includes(claimedType)) throw unsupportedType(claimedType || "application/octet-stream");
  const actual = sniffImage(bytes);
  if (!actual || !allowed.includes(actual)) throw unsupportedType(actual ?? "application/octet-stream");
  if (actual !== claimedType) throw unsupportedType(`${claimedType} with the content of ${actual}`);
  const fault = await findImageFault(bytes);
  if (fault === "too many pixels") throw badRequest("The image has more than 40 megapixels");
  if (fault) throw badRequest("The image is damaged and cannot be read");
  return actual;
}
