import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../account/lock-account.ts";
import type { ChooseProvider } from "../adapters/ai/port.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { callProvider, type Wait } from "../generation/call-provider.ts";
import { explainFailure } from "../generation/explain-failure.ts";
import { recordAiCalls } from "../generation/record-ai-calls.ts";
import type { KeyVault } from "./key-vault.ts";
import { lastFour, maskedMarker } from "./mask-key.ts";
import { readKeyText } from "./read-key-text.ts";

const CHECKS_PER_MINUTE = 10;

type Parts = { pool: Database; vault: KeyVault; chooseProvider: ChooseProvider; wait: Wait };

/** Asks the service whether the key works, and only then keeps it. A key that fails leaves the saved one as it was. */
export async function saveApiKey(parts: Parts, userId: string, typed: string): Promise<string> {
  const { pool, vault } = parts;
  const key = readKeyText(typed);
  await limitChecks(pool, userId);
  const provider = parts.chooseProvider(key);
  const { result, calls } = await callProvider((signal) => provider.checkKey(key, signal), { wait: parts.wait });
  if (!result.ok) {
    await recordAiCalls(pool, { userId, kind: "key_check" }, calls);
    throw explainFailure(result, "check");
  }
  const sealed = vault.close(key, userId);
  const shown = lastFour(key);
  const marker = maskedMarker(shown);
  await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    await recordAiCalls(transaction, { userId, kind: "key_check" }, calls);
    await transaction.query(
      `insert into private.api_keys (user_id, ciphertext, nonce, key_id, last_four, checked_at)
       values ($1, $2, $3, $4, $5, now())
       on conflict (user_id) do update set ciphertext = excluded.ciphertext, nonce = excluded.nonce,
         key_id = excluded.key_id, last_four = excluded.last_four, checked_at = now(), updated_at = now()`,
      [userId, sealed.ciphertext, sealed.nonce, sealed.key_id, shown],
    );
    await transaction.query("update public.user_profiles set api_key_encrypted = $2 where id = $1", [userId, marker]);
  });
  return marker;
}

/** Nobody needs more to type a key; whoever tries out a list of stolen ones does. */
async function limitChecks(pool: Database, userId: string) {
  const { rows } = await pool.query<{ checks: number }>(
    `select count(*) as checks from public.ai_calls
      where user_id = $1 and kind = 'key_check' and started_at > now() - interval '1 minute'`,
    [userId],
  );
  if ((rows[0]?.checks ?? 0) >= CHECKS_PER_MINUTE) {
    throw new AppError("rate_limited", "Too many attempts. Please wait a minute before trying again.");
  }
}
