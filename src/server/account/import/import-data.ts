import { createHash, randomBytes } from "node:crypto";
import type { KeepObject } from "../../adapters/storage/port.ts";
import { requireAccount } from "../../database/lock-account.ts";
import { type Database, inTransaction, isBadData, type Queryable } from "../../database/pool.ts";
import { MAX_KEPT_BYTES } from "../../generation/insert-creative.ts";
import { fingerprintOf } from "../../images/fingerprint.ts";
import { cleanPicture } from "./clean-picture.ts";
import { importBrands } from "./import-brands.ts";
import { importFonts } from "./import-fonts.ts";
import { createJoined } from "./joined.ts";
import { type ListedCreative, readList } from "./read-list.ts";
import { type OpenZip, openZip } from "./read-zip.ts";

/** Three times the upload limit. */
const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

/** With the version of its document that is to be seen, if that one is here already. */
type Version = ListedCreative & { shown_id: string | null };
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
  const joined = createJoined();
  try {
    await importFonts(target, zip);
    const brands = await importBrands({ ...target, newIdOf: (id) => copyIdOf(target.userId, id) }, zip);
    // A version comes after the one that it was made from.
    const listed = (await readList(zip)).sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
    for (const version of listed) {
      const place = await placeOf(target, version.id);
      if (place.isKnown) {
        joined.note(version, place);
        result.known += 1;
        continue;
      }
      await target.checkRoom(target.userId);
      const { id } = place;
      const documentId = joined.documentOf(version) ?? place.documentId;
      const fault = await addCreative(target, zip, {
        ...{ ...version, ...joined.at(version), id, document_id: documentId },
        brand_id: brands.get(version.brand_id ?? "") ?? null,
      });
      if (fault) result.leftOut.push({ title: version.title, why: fault });
      else {
        joined.note(version, { id, documentId: documentId ?? id });
        result.added += 1;
      }
    }
  } finally {
    zip.close();
  }
  return result;
}

type Place = { id: string; isKnown: boolean; documentId: string | null };

/**
 * Where a creative of the export is to be: under its own id or, in another account than the exporting one, under a new
 * one; and the document of that id, if this account has it.
 */
async function placeOf({ pool, userId }: Target, id: string): Promise<Place> {
  const copy = copyIdOf(userId, id);
  const { rows } = await pool.query<{ id: string; user_id: string; document_id: string; is_version: boolean }>(
    `select id, user_id, document_id, true as is_version from public.creatives where id = any ($1)
     union all
     select id, user_id, id, false from public.documents where id = any ($1)`,
    [[id, copy]],
  );
  const [known] = rows
    .filter((row) => row.user_id === userId)
    .sort((a, b) => Number(b.is_version) - Number(a.is_version));
  if (known) return { id: known.id, isKnown: known.is_version, documentId: known.document_id };
  return { id: rows.length > 0 ? copy : id, isKnown: false, documentId: null };
}

/** The same for the same export, so that a second import adds nothing. */
const copyIdOf = (userId: string, id: string) =>
  createHash("sha256")
    .update(`${userId} ${id}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");

/** Null when it was added, or why it was not. */
async function addCreative(target: Target, zip: OpenZip, made: Version): Promise<string | null> {
  const { pool, keepObject, userId } = target;
  const packed = made.file ? await zip.read(made.file, MAX_PICTURE_BYTES) : null;
  if (!packed) return "its picture is not in the file";
  const picture = await cleanPicture(packed);
  if ("fault" in picture) return picture.fault;
  const photo = made.scene && made.photo_file ? await readPhoto(zip, made.photo_file) : null;
  const logo = made.scene && made.logo_file ? await readPhoto(zip, made.logo_file) : null;
  const added = new Map<string, Buffer>();
  for (const { name, file } of (made.scene && made.picture_files) || []) {
    const bytes = await readPhoto(zip, file);
    if (bytes && bytes.length <= MAX_KEPT_BYTES) added.set(name, bytes);
  }
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
        for (const [picture, bytes] of added) {
          await transaction.query(
            "insert into public.creative_pictures (creative_id, user_id, name, bytes, created_at) values ($1, $2, $3, $4, $5)",
            [made.id, userId, picture, bytes, made.created_at],
          );
        }
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

/** A picture inside a creative that cannot be used is left out: the creative's picture does not depend on it. */
async function readPhoto(zip: OpenZip, file: string): Promise<Buffer | null> {
  const packed = await zip.read(file, MAX_PICTURE_BYTES);
  const photo = packed && (await cleanPicture(packed));
  return photo && "bytes" in photo ? photo.bytes : null;
}

async function insertCreative(db: Queryable, userId: string, made: Version, imageUrl: string) {
  await db.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, created_at, brief, name,
                                   document_id, source_id, change, brand_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[made.id, userId, made.title, made.prompt, made.type, made.format, imageUrl, made.created_at],
      ...[made.brief && JSON.stringify(made.brief), made.name || null],
      ...[made.document_id ?? null, made.source_id ?? null, made.change && JSON.stringify(made.change)],
      made.brand_id ?? null,
    ],
  );
  // Each version sets it again, so that the later ones do not hide what was shown and how it was called.
  await db.query("update public.documents set name = coalesce(nullif($2, ''), name), shown_id = $3 where id = $1", [
    made.document_id ?? made.id,
    made.document_name ?? null,
    made.is_shown ? made.id : made.shown_id,
  ]);
}
