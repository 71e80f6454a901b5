import type { z } from "zod";
import type { deleteApiKeyInput } from "../../shared/contracts/api-key.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Catalogue } from "./catalogue.ts";
import { requireService } from "./change-settings.ts";
import { readService } from "./choose-service.ts";
import { writeMarker } from "./write-marker.ts";

type Choice = { image_service: string | null; text_service: string | null };

/** Deletes a service's key, the default one's if none is named. False when there was none. */
export function deleteApiKey(
  pool: Database,
  catalogue: Catalogue,
  userId: string,
  { service, next }: z.output<typeof deleteApiKeyInput>,
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    const { rows } = await transaction.query<Choice>(
      "select image_service, text_service from private.ai_settings where user_id = $1",
      [userId],
    );
    const chosen = readService(rows[0]?.image_service ?? null);
    const gone = service ?? chosen;
    if (!gone) return false;
    const { rowCount } = await transaction.query("delete from private.api_keys where user_id = $1 and service = $2", [
      userId,
      gone,
    ]);
    if (next && next !== gone) await requireService(transaction, catalogue, userId, next);
    // Nobody takes over by themselves: it would spend other money.
    await transaction.query(
      `update private.ai_settings set
          image_service = case when image_service = $2 then $3 else image_service end,
          text_service = case when text_service = $2 then null else text_service end
        where user_id = $1`,
      [userId, gone, next && next !== gone ? next : null],
    );
    await writeMarker(transaction, userId);
    return rowCount !== 0 || (gone === "composer" && chosen === "composer");
  });
}
