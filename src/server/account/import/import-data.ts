import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { DEFAULT_FORMAT, formatSchema } from "../../../shared/formats.ts";
import { type Database, inTransaction, type Queryable } from "../../database/pool.ts";
import { fingerprintOf } from "../../generation/fingerprint.ts";
import type { KeepObject } from "../../storage/keep-object.ts";
import { sniffImage } from "../../storage/sniff-image.ts";
import { requireAccount } from "../lock-account.ts";
import { type OpenZip, openZip } from "./read-zip.ts";

const creative = z.object({
  id: z.uuid(),
  title: z.string(),
  prompt: z.string(),
  type: z.string(),
  format: formatSchema.catch(DEFAULT_FORMAT),
  created_at: z.iso.datetime({ offset: true }),
  file: z.string().nullable(),
  scene: z.record(z.string(), z.unknown()).nullish(),
  photo_file: z.string().nullish(),
});
type Creative = z.infer<typeof creative>;

export type ImportResult = { added: number; known: number; withoutPicture: string[] };
type Target = { pool: Database; keepObject: KeepObject; userId: string };

/** Brings the creatives of an export back, into the account of this user. What is there already is left as it is. */
export async function importData(target: Target, path: string): Promise<ImportResult> {
  const zip = await openZip(path);
  const result: ImportResult = { added: 0, known: 0, withoutPicture: [] };
  try {
    for (const listed of await readList(zip)) {
      const id = await freeId(target, listed.id);
      const picture = id && listed.file ? await zip.read(listed.file) : null;
      if (!id) result.known += 1;
      else if (!picture || !sniffImage(picture)) result.withoutPicture.push(listed.title);
      else {
        const photo = listed.photo_file ? await zip.read(listed.photo_file) : null;
        await addCreative(target, { ...listed, id }, picture, photo);
        result.added += 1;
      }
    }
  } finally {
    await zip.close();
  }
  return result;
}

async function readList(zip: OpenZip): Promise<Creative[]> {
  const list = await zip.read("creatives.json");
  if (!list) throw new Error("There is no creatives.json in this zip: it is not an export.");
  const parsed = z.array(creative).safeParse(JSON.parse(list.toString()));
  if (parsed.success) return parsed.data;
  throw new Error(`creatives.json is not what an export holds:\n${z.prettifyError(parsed.error)}`);
}

/** Null when this account has it already. In another account than it came from, a creative gets a number of its own. */
async function freeId({ pool, userId }: Target, id: string): Promise<string | null> {
  const own = createHash("sha256").update(`${userId} ${id}`).digest("hex");
  const copy = own.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    "select id, user_id from public.creatives where id = any ($1)",
    [[id, copy]],
  );
  if (rows.some((row) => row.user_id === userId)) return null;
  return rows.length > 0 ? copy : id;
}

async function addCreative(target: Target, made: Creative, picture: Buffer, photo: Buffer | null): Promise<void> {
  const { pool, keepObject, userId } = target;
  const name = `${userId}/${Date.parse(made.created_at)}-${randomBytes(8).toString("hex")}.png`;
  const fingerprint = made.scene ? await fingerprintOf(picture) : null;
  const contentType = sniffImage(picture) ?? "image/png";
  await keepObject({ bucket: "creatives", name, ownerId: userId, bytes: picture, contentType }, (insertObjectRow) =>
    inTransaction(pool, async (transaction) => {
      await requireAccount(transaction, userId, "add");
      const objectId = await insertObjectRow(transaction);
      await insertCreative(transaction, userId, made, `/storage/v1/object/public/creatives/${name}`);
      if (fingerprint) {
        await transaction.query(
          `insert into public.creative_scenes (creative_id, user_id, scene, fingerprint, photo, created_at)
           values ($1, $2, $3, $4, $5, $6)`,
          [made.id, userId, JSON.stringify(made.scene), fingerprint, photo, made.created_at],
        );
      }
      return objectId;
    }),
  );
}

async function insertCreative(db: Queryable, userId: string, made: Creative, imageUrl: string) {
  await db.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [made.id, userId, made.title, made.prompt, made.type, made.format, imageUrl, made.created_at],
  );
}
