import type { ObjectStore } from "../../adapters/storage/port.ts";
import type { Database } from "../../database/pool.ts";
import { limitPerPerson } from "../../fairness/limit-per-person.ts";
import type { CleanedImage, ImageType } from "../../images/clean-image.ts";
import type { Darkroom } from "../../images/darkroom.ts";
import { FAULTS } from "../../images/picture-fault.ts";
import { sniffImage } from "../../images/sniff-image.ts";
import { checkRoom } from "../../objects/check-room.ts";
import { storeObject } from "../../objects/store-object.ts";
import type { Caller } from "../caller.ts";
import { asCaller } from "./as-caller.ts";
import { findBucket, type Target } from "./find-object.ts";
import type { Upload } from "./read-upload.ts";
import { badRequest, unsupportedType } from "./storage-error.ts";

const MAX_OBJECT = 10 * 1024 * 1024;

/** Each upload holds its body in memory until it is stored. */
const onePlace = limitPerPerson({ perPerson: 4, total: 40 });

type Parts = { pool: Database; store: ObjectStore; limitBytes: number; darkroom: Pick<Darkroom, "clean"> };
type Clean = (bytes: Uint8Array, type: ImageType) => Promise<CleanedImage>;
type ReadUpload = (largest: number) => Promise<Upload>;

/** Adds an object as the caller. Uploads per caller are limited: more at once are refused before anything is read. */
export function uploadObject(parts: Parts, caller: Caller, target: Target, readUpload: ReadUpload) {
  return onePlace(caller.userId ?? "nobody", () => addObject(parts, caller, target, readUpload));
}

/** The body is read only after PostgreSQL has confirmed that it would accept the row. */
async function addObject(
  { pool, store, limitBytes, darkroom }: Parts,
  caller: Caller,
  target: Target,
  readUpload: ReadUpload,
): Promise<{ id: string }> {
  const bucket = await findBucket(pool, target.bucket);
  const ownerId = caller.userId;
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
  if (ownerId) await checkRoom(pool, ownerId, limitBytes);
  const upload = await readUpload(Math.min(bucket.file_size_limit ?? MAX_OBJECT, MAX_OBJECT));
  const turn = { lane: `uploads of ${ownerId}`, ...(ownerId && { person: ownerId }), isAdmitted: true };
  const clean: Clean = (bytes, type) => darkroom.clean(turn, bytes, type);
  const content = await cleanContent(upload, bucket.allowed_mime_types ?? [], clean);
  const object = { ...target, ...content, ownerId, cacheControl: upload.cacheControl };
  return storeObject(store, object, (insert) => asCaller(pool, caller, insert));
}

/** The picture without metadata. Its type, by content, must match the declared one and be allowed in the bucket. */
async function cleanContent({ bytes, claimedType }: Upload, allowed: string[], clean: Clean) {
  if (bytes.byteLength === 0) throw badRequest("No content provided");
  if (!allowed.includes(claimedType)) throw unsupportedType(claimedType || "application/octet-stream");
  const contentType = sniffImage(bytes);
  if (!contentType || contentType === "image/gif" || !allowed.includes(contentType)) {
    throw unsupportedType(contentType ?? "application/octet-stream");
  }
  if (contentType !== claimedType) throw unsupportedType(`${claimedType} with the content of ${contentType}`);
  const cleaned = await clean(bytes, contentType);
  if ("bytes" in cleaned) return { bytes: cleaned.bytes, contentType };
  throw badRequest(`The image ${FAULTS[cleaned.fault]}`);
}
