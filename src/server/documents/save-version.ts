import { randomBytes } from "node:crypto";
import type { Scene } from "../../engine/scene/scene.ts";
import type { Brief } from "../../shared/brief/brief.ts";
import type { SaveVersionOutput } from "../../shared/contracts/save-version.ts";
import { AppError } from "../../shared/errors.ts";
import { formatSchema } from "../../shared/formats.ts";
import type { ComposedScene } from "../adapters/ai/port.ts";
import type { ReadObject } from "../adapters/storage/port.ts";
import { requireAccount } from "../database/lock-account.ts";
import { codeOf, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { readComposed } from "../generation/find-composed.ts";
import { admittedTurn, type GenerationParts } from "../generation/generation-parts.ts";
import { CREATIVES_BUCKET, insertCreative } from "../generation/insert-creative.ts";
import { isMadeByModel, marked } from "../images/made-by-a-model.ts";
import { photosIn } from "../rendering/photos-in.ts";
import { findPhotos } from "./find-photos.ts";
import type { SaveVersionRequest } from "./save-version-input.ts";

export type DocumentParts = Pick<GenerationParts, "pool" | "darkroom" | "paint" | "keepObject" | "checkRoom"> & {
  readObject: ReadObject;
};

type Source = Row<"public.creatives", "title" | "prompt" | "type" | "image_url"> & { brief: Brief | null };
type Painted = { png: Buffer; composed?: ComposedScene | undefined };

const UNIQUE_VIOLATION = "23505";

/** Paints a version and keeps it with its document: picture and rows, or nothing. The same id is kept once. */
export async function saveVersion(
  parts: DocumentParts,
  userId: string,
  input: SaveVersionRequest,
): Promise<SaveVersionOutput> {
  await limitCalls(parts.pool, userId, "save_version");
  const kept = await readVersion(parts, userId, input.id);
  if (kept) return kept;
  await parts.checkRoom?.(userId);
  const source = await readSource(parts, userId, input.source);
  const painted = await paint(parts, userId, source, input);
  await keep(parts, userId, source, input, painted).catch((error: unknown) => {
    // The same request came twice at once, and the other one was first.
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
  });
  const made = await readVersion(parts, userId, input.id);
  if (!made) throw new AppError("conflict", "This id was used for another creative before. Nothing was kept.");
  return made;
}

async function readSource({ pool }: DocumentParts, userId: string, id: string): Promise<Source> {
  const { rows } = await pool.query<Source>(
    "select title, prompt, type, image_url, brief from public.creatives where id = $1 and user_id = $2",
    [id, userId],
  );
  const [source] = rows;
  if (!source) {
    throw new AppError("not_found", "The version that this one starts from was deleted meanwhile. Nothing was kept.");
  }
  return source;
}

async function paint(
  parts: DocumentParts,
  userId: string,
  source: Source,
  { source: sourceId, scene: wanted, photos: sent, format, crop }: SaveVersionRequest,
): Promise<Painted> {
  const turn = admittedTurn(userId);
  const picture = await readPicture(parts, source);
  const composed = await readComposed(parts, userId, sourceId);
  const scene: Scene | undefined = wanted ?? composed?.scene;
  if (scene) {
    const made = await findPhotos(parts, userId, scene, { sent, source: { composed, picture } });
    const photos = photosIn(made);
    const { png } = await parts.paint({ scene, format, photos }, turn);
    const isMarked = [...(picture ? [picture] : []), ...Object.values(photos)].some(isMadeByModel);
    return { png: isMarked ? marked(png) : Buffer.from(png), composed: made };
  }
  if (!picture) throw new AppError("not_found", "The picture of this version is missing. Nothing was kept.");
  const png = await parts.darkroom.finish(turn, picture, { format, isTrainedModel: isMadeByModel(picture), crop });
  if (!png) throw new AppError("internal", "The picture of this version cannot be read. Nothing was kept.");
  return { png };
}

async function readPicture({ readObject }: DocumentParts, { image_url }: Source): Promise<Uint8Array | null> {
  const name = image_url.split(`/object/public/${CREATIVES_BUCKET}/`)[1]?.split("?")[0];
  return name ? readObject(CREATIVES_BUCKET, decodeURIComponent(name)) : null;
}

async function keep(
  { pool, darkroom, keepObject }: DocumentParts,
  userId: string,
  { title, prompt, type, brief }: Source,
  { id, source: sourceId, format, change, brand, name: versionName }: SaveVersionRequest,
  { png, composed }: Painted,
): Promise<void> {
  const name = `${userId}/${Date.now()}-${randomBytes(8).toString("hex")}.png`;
  const fingerprint = composed && (await darkroom.fingerprint(admittedTurn(userId), png));
  await keepObject(
    { bucket: CREATIVES_BUCKET, name, ownerId: userId, bytes: png, contentType: "image/png" },
    (insertObjectRow) =>
      inTransaction(pool, async (transaction) => {
        await requireAccount(transaction, userId, "add");
        const objectId = await insertObjectRow(transaction);
        await insertCreative(transaction, {
          ...{ id, userId, title, prompt, type, format, versionName, name },
          brandId: brand,
          brief: composed?.scene.brief ?? brief ?? undefined,
          composed: composed && fingerprint && { scene: composed, fingerprint },
          from: { sourceId, change: { ...change, missed: [] } },
        });
        return objectId;
      }),
  );
}

async function readVersion({ pool }: DocumentParts, userId: string, id: string): Promise<SaveVersionOutput | null> {
  const { rows } = await pool.query<Row<"public.creatives", "id" | "document_id" | "image_url" | "title" | "format">>(
    "select id, document_id, image_url, title, format from public.creatives where id = $1 and user_id = $2",
    [id, userId],
  );
  const [row] = rows;
  if (!row) return null;
  const { id: creative_id, document_id, image_url, title } = row;
  return { creative_id, document_id, image_url, title, format: formatSchema.parse(row.format) };
}
