import type { ServiceId } from "../../shared/ai-services/services.ts";
import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import type { Wait } from "./call-provider.ts";
import { checkKey } from "./check-key.ts";
import { reopenService, type ServiceParts } from "./choose-service.ts";
import { recordAiCalls } from "./record-ai-calls.ts";

type Parts = ServiceParts & { pool: Database; wait: Wait };

/** Asks the service about the saved key again, and keeps what it says. */
export async function checkService(parts: Parts, userId: string, service: ServiceId): Promise<void> {
  const { pool, wait } = parts;
  if (service === "composer") return;
  await limitCalls(pool, userId, "key_check");
  const chosen = await reopenService(parts, userId, service);
  if (!chosen) {
    throw new AppError("key_missing", `No key for ${parts.catalogue.nameOf(service)} is saved. Add it in Settings.`);
  }
  const { found, calls } = await checkKey(chosen, chosen.key, wait);
  await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    await recordAiCalls(transaction, { userId, kind: "key_check" }, calls);
    await transaction.query(
      `update private.api_keys set state = $3, note = $4, credit_usd = $5, listed = coalesce($6, listed),
              checked_at = now()
        where user_id = $1 and service = $2`,
      [userId, service, found.state, found.note, found.creditUsd, found.models ? JSON.stringify(found.models) : null],
    );
  });
}
