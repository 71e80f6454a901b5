import type { ServiceId } from "../../shared/ai-services/services.ts";
import { DEMO_API_KEY, MAX_API_KEY_LENGTH, type SaveApiKeyInput } from "../../shared/contracts/api-key.ts";
import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { Wait } from "./call-provider.ts";
import { checkKey, type KeyState, UNCHECKED } from "./check-key.ts";
import type { ServiceParts } from "./choose-service.ts";
import { explainFailure } from "./explain-failure.ts";
import type { SealedKey } from "./key-vault.ts";
import { recordAiCalls } from "./record-ai-calls.ts";
import { writeMarker } from "./write-marker.ts";

type Parts = ServiceParts & { pool: Database; wait: Wait };
type NewKey = KeyState & { service: ServiceId; sealed: SealedKey; lastFour: string };

/** Checks the key with its service and saves it only if it works. A key that fails leaves the saved one unchanged. */
export async function saveApiKey(parts: Parts, userId: string, input: SaveApiKeyInput): Promise<string> {
  const { pool, vault, catalogue } = parts;
  const typed = input.api_key.trim();
  const service = input.service ?? (typed === DEMO_API_KEY ? "composer" : "gemini");
  const name = catalogue.nameOf(service);
  const provider = parts.providers[service];
  if (!provider) throw new AppError("not_supported", `${name} is not offered on this installation.`);
  const key = readKeyText(typed, service);
  await limitCalls(pool, userId, "key_check");
  const asked = { service, name, provider };
  const { found, failure, calls } = input.unchecked
    ? { found: UNCHECKED, failure: null, calls: [] }
    : await checkKey(asked, key, parts.wait);
  if (failure && found.state !== "no_credit") {
    await recordAiCalls(pool, { userId, kind: "key_check" }, calls);
    throw explainFailure(failure, "check", asked, calls);
  }
  const lastFour = endOf(key);
  await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    await recordAiCalls(transaction, { userId, kind: "key_check" }, calls);
    if (service !== "composer") {
      await writeKey(transaction, userId, { ...found, service, sealed: vault.close(key, userId), lastFour });
    }
    await transaction.query("insert into private.ai_settings (user_id) values ($1) on conflict do nothing", [userId]);
    const isDefault = input.makeDefault ?? (input.service === undefined ? true : null);
    await transaction.query(
      `update private.ai_settings set image_service = $2
        where user_id = $1 and coalesce($3::boolean, image_service is null)`,
      [userId, service, isDefault],
    );
    await writeMarker(transaction, userId);
  });
  return service === "composer" ? `v1:••••${DEMO_API_KEY}` : `v1:••••${lastFour}`;
}

/** Model and quality stay as they were chosen for this service. */
async function writeKey(transaction: Transaction, userId: string, made: NewKey): Promise<void> {
  const { service, sealed, lastFour, state, note, creditUsd, models } = made;
  await transaction.query(
    `insert into private.api_keys as saved (user_id, service, ciphertext, nonce, key_id, last_four, state, note,
                                            credit_usd, listed, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $7 <> 'unchecked' then now() end)
     on conflict (user_id, service) do update set ciphertext = excluded.ciphertext, nonce = excluded.nonce,
       key_id = excluded.key_id, last_four = excluded.last_four, state = excluded.state, note = excluded.note,
       credit_usd = excluded.credit_usd, listed = coalesce(excluded.listed, saved.listed),
       checked_at = excluded.checked_at, created_at = now(), updated_at = now()`,
    [
      userId,
      service,
      sealed.ciphertext,
      sealed.nonce,
      sealed.key_id,
      lastFour,
      state,
      note,
      creditUsd,
      models ? JSON.stringify(models) : null,
    ],
  );
}

/** The key as typed or pasted, trimmed. Characters that are not allowed in a header are refused here. */
function readKeyText(key: string, service: ServiceId): string {
  // The composer has none, and an own server may want none.
  if (service === "composer" || (service === "compatible" && key === "")) return key;
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
function endOf(key: string): string {
  return key.length >= MIN_SHOWN ? key.slice(-SHOWN) : "";
}
