import { DEMO_API_KEY, MAX_API_KEY_LENGTH } from "../../shared/contracts/api-key.ts";
import { AppError } from "../../shared/errors.ts";
import type { ChooseProvider } from "../adapters/ai/port.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { callProvider, type Wait } from "./call-provider.ts";
import { explainFailure } from "./explain-failure.ts";
import type { KeyVault } from "./key-vault.ts";
import { recordAiCalls } from "./record-ai-calls.ts";

type Parts = { pool: Database; vault: KeyVault; chooseProvider: ChooseProvider; wait: Wait };

/** Checks the key with the service and saves it only if it works. A key that fails leaves the saved one unchanged. */
export async function saveApiKey(parts: Parts, userId: string, typed: string): Promise<string> {
  const { pool, vault } = parts;
  const key = readKeyText(typed);
  await limitCalls(pool, userId, "key_check");
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

/** The key as typed or pasted, trimmed. Characters that are not allowed in a header are refused here. */
function readKeyText(typed: string): string {
  const key = typed.trim();
  if (key === "") throw new AppError("bad_request", "Please enter your AI API key.");
  if (key.length > MAX_API_KEY_LENGTH) {
    throw new AppError("key_invalid", "This is too long for an API key. Please copy just the key and try again.");
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AppError(
      "key_invalid",
      "An API key is one word of plain letters, digits and signs. Please copy it again, without anything around it.",
    );
  }
  return key;
}

const SHOWN = 4;
/** For a short key, four characters would reveal too much. */
const MIN_SHOWN = 16;

/** The last characters, by which its owner recognises a key. */
function lastFour(key: string): string {
  if (key === DEMO_API_KEY) return key;
  return key.length >= MIN_SHOWN ? key.slice(-SHOWN) : "";
}

/** What the profile shows instead of the key. */
function maskedMarker(shown: string): string {
  return `v1:••••${shown}`;
}
