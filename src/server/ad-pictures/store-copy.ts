import { outlastRestart } from "../database/outlast-restart.ts";
import { inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { AD_BUCKET, adCopyAddress, newAdCopyName } from "../objects/ad-copies.ts";
import type { AdPicturesParts } from "./ad-pictures-parts.ts";
import type { ClaimedPicture } from "./claim-pictures.ts";

type Copy = { bytes: Buffer; width: number; height: number };

/** Stores the copy together with the rows that show it, or nothing. */
export async function storeCopy(parts: AdPicturesParts, picture: ClaimedPicture, copy: Copy): Promise<void> {
  const name = newAdCopyName(picture.adId);
  const object = { bucket: AD_BUCKET, name, ownerId: null, bytes: copy.bytes, contentType: "image/webp" };
  await parts.keepObject(object, (insertObjectRow) =>
    outlastRestart(() => record(parts, picture, copy, name, insertObjectRow)),
  );
}

function record(
  { pool }: AdPicturesParts,
  { adId, claim }: ClaimedPicture,
  { bytes, width, height }: Copy,
  name: string,
  insertObjectRow: (db: Queryable) => Promise<string>,
): Promise<string> {
  const address = adCopyAddress(name);
  return inTransaction(pool, async (transaction) => {
    // The ad first, like whoever deletes it.
    const { rows } = await transaction.query<Row<"public.ads_swipe", "supabase_image_url">>(
      "select supabase_image_url from public.ads_swipe where id = $1 for no key update",
      [adId],
    );
    // If the connection broke during an earlier attempt, that attempt may still have been committed.
    if (rows[0]?.supabase_image_url === address) return adId;
    const done = await transaction.query(
      `update private.ad_pictures
          set state = 'done', claimed_until = null, error = null, changed_at = now(),
              bytes = $3, width = $4, height = $5
        where ad_id = $1 and claim = $2 and state = 'working'`,
      [adId, claim, bytes.byteLength, width, height],
    );
    if (done.rowCount === 0) throw new ClaimLostError();
    const objectId = await insertObjectRow(transaction);
    await transaction.query("update public.ads_swipe set supabase_image_url = $2, aspect_ratio = $3 where id = $1", [
      adId,
      address,
      width / height,
    ]);
    return objectId;
  });
}

/** The ad was deleted meanwhile, or this process was taken for dead and another one has the picture. */
export class ClaimLostError extends Error {
  override readonly name = "ClaimLostError";
}
