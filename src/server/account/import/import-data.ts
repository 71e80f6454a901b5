import { createHash, randomBytes } from "node:crypto";
import type { KeepObject } from "../../adapters/storage/port.ts";
import { requireAccount } from "../../database/lock-account.ts";
import { type Database, inTransaction, isBadData, type Queryable } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { fingerprintOf } from "../../images/fingerprint.ts";
import { cleanPicture } from "./clean-picture.ts";
import { type ListedCreative, readList } from "./read-list.ts";
import { type OpenZip, openZip } from "./read-zip.ts";

/** Three times the upload limit. */
const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

export type ImportResult = { added: number; known: number; leftOut: { title: string; why: string }[] };
type Target = {
  pool: Database;
  keepObject: KeepObject;
  userId: string;
  /** Throws when there is no room for one more picture. */
  checkRoom: (userId: string) => Promise<void>;
};

/** Imports the creatives of an export into this user's account. Existing ones are left unchanged. */
export async function importData(target: Target, path: string): Promise<ImportResult> {
  const zip = await openZip(path);
  const result: ImportResult = { added: 0, known: 0, leftOut: [] };
  try {
    for (const listed of await readList(zip)) {
      const id = await freeId(target, listed.id);
      if (!id) {
        result.known += 1;
        continue;
      }
      await target.checkRoom(target.userId);
      const fault = await addCreative(target, zip, { ...listed, id });
      if (fault) result.leftOut.push({ title: listed.title, why: fault });
      else result.added += 1;
    }
  } finally {
    zip.close();
  }
  return result;
}

/** Null when this account has it already. In another account than the exporting one, a creative gets a new id. */
async function freeId({ pool, userId }: Target, id: string): Promise<string | null> {
  const own = createHash("sha256").update(`${userId} ${id}`).digest("hex");
  const copy = own.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  const { rows } = await pool.query<Row<"public.creatives", "id" | "user_id">>(
    "select id, user_id from public.creatives where id = any ($1)",
    [[id, copy]],
  );
  if (rows.some((row) => row.user_id === userId)) return null;
  return rows.length > 0 ? copy : id;
}

/** Null when it was added, or why it was not. */
async function addCreative(target: Target, zip: OpenZip, made: ListedCreative): Promise<string | null> {
  const { pool, keepObject, userId } = target;
  const packed = made.file ? await zip.read(made.file, MAX_PICTURE_BYTES) : null;
  if (!packed) return "its picture is not in the file";
  const picture = await cleanPicture(packed);
  if ("fault" in picture) return picture.fault;
  const photo = made.scene && made.photo_file ? await readPhoto(zip, made.photo_file) : null;
  const logo = made.scene && made.logo_file ? await readPhoto(zip, made.logo_file) : null;
  const fingerprint = made.scene ? await fingerprintOf(picture.bytes) : null;
  const name = `${userId}/${Date.parse(made.created_at)}-${randomBytes(8).toString("hex")}.png`;
  const record = (insertObjectRow: (db: Queryable) => Promise<string>) =>
    inTransaction(pool, async (transaction) => {
      await requireAccount(transaction, userId, "add");
      const objectId = await insertObjectRow(transaction);
      await insertCreative(transaction, userId, made, `/storage/v1/object/public/creatives/${name}`);
      if (fingerprint) {
        await transaction.query(
          `insert into public.creative_scenes (creative_id, user_id, scene, fingerprint, photo, logo, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [made.id, userId, JSON.stringify(made.scene), fingerprint, photo, logo, made.created_at],
        );
      }
      return objectId;
    });
  try {
    await keepObject({ bucket: "creatives", name, ownerId: userId, ...picture }, record);
    return null;
  } catch (error) {
    if (isBadData(error)) return "its words hold something that cannot be stored";
    throw error;
  }
}

/** A photo or a logo that cannot be used is left out: the creative's picture does not depend on it. */
async function readPhoto(zip: OpenZip, file: string): Promise<Buffer | null> {
  const packed = await zip.read(file, MAX_PICTURE_BYTES);
  const photo = packed && (await cleanPicture(packed));
  return photo && "bytes" in photo ? photo.bytes : null;
}

async function insertCreative(db: Queryable, userId: string, made: ListedCreative, imageUrl: string) {
  await db.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, created_at, brief)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[made.id, userId, made.title, made.prompt, made.type, made.format, imageUrl, made.created_at],
      made.brief && JSON.stringify(made.brief),
    ],
  );
}
