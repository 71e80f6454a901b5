import { type Database, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { KeyVault, SealedKey } from "./key-vault.ts";

const BATCH = 100;

type Place = Row<"private.api_keys", "user_id" | "service">;
export type Rotation = { sealedAnew: number; unreadable: number };

/**
 * Seals every key again that was sealed with another secret than the current one. Each key names the secret it was
 * sealed with, so this can be stopped at any point and run again, also while servers are running.
 */
export async function rotateKeys(pool: Database, vault: KeyVault): Promise<Rotation> {
  const done: Rotation = { sealedAnew: 0, unreadable: 0 };
  let after: Place = { user_id: "00000000-0000-0000-0000-000000000000", service: "" };
  for (;;) {
    const batch = await rotateBatch(pool, vault, after);
    done.sealedAnew += batch.sealedAnew;
    done.unreadable += batch.unreadable;
    if (!batch.last) return done;
    after = batch.last;
  }
}

/** `last` is the last key processed, or undefined when there are no more. */
function rotateBatch(pool: Database, vault: KeyVault, after: Place): Promise<Rotation & { last: Place | undefined }> {
  return inTransaction(pool, async (transaction) => {
    const done: Rotation = { sealedAnew: 0, unreadable: 0 };
    const { rows } = await transaction.query<SealedKey & Place>(
      `select user_id, service, ciphertext, nonce, key_id from private.api_keys
        where key_id <> $1 and (user_id, service) > ($2, $3) order by user_id, service limit $4 for update`,
      [vault.currentId, after.user_id, after.service, BATCH],
    );
    for (const { user_id, service, ...sealed } of rows) {
      const key = vault.open(sealed, user_id);
      if (key === null) {
        done.unreadable += 1;
        continue;
      }
      const anew = vault.close(key, user_id);
      await transaction.query(
        `update private.api_keys set ciphertext = $3, nonce = $4, key_id = $5, updated_at = now()
          where user_id = $1 and service = $2`,
        [user_id, service, anew.ciphertext, anew.nonce, anew.key_id],
      );
      done.sealedAnew += 1;
    }
    return { ...done, last: rows.at(-1) };
  });
}
