import type { z } from "zod";
import type { changeAiSettingsInput } from "../../shared/contracts/ai-services.ts";
import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Catalogue } from "./catalogue.ts";
import { pickQuality } from "./choose-service.ts";
import { readListed } from "./listed-models.ts";
import { writeMarker } from "./write-marker.ts";

type Change = z.output<typeof changeAiSettingsInput>;

/** Changes what is named and nothing else: defaults, cap, a service's model. */
export function changeSettings(pool: Database, catalogue: Catalogue, userId: string, change: Change): Promise<void> {
  const { image, text, cap_usd, model } = change;
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    for (const service of [image, text]) if (service) await requireService(transaction, catalogue, userId, service);
    if (text && catalogue.textModelOf(text) === null) {
      throw new AppError(
        "not_supported",
        `${catalogue.nameOf(text)} only draws and cannot write. Nothing was changed.`,
      );
    }
    if (model) await changeModel(transaction, catalogue, userId, model);
    await transaction.query("insert into private.ai_settings (user_id) values ($1) on conflict do nothing", [userId]);
    await transaction.query(
      `update private.ai_settings set
          image_service = coalesce($2, image_service),
          text_service = case when $3 then $4 else text_service end,
          cap_usd = case when $5 then $6::numeric else cap_usd end,
          -- Another cap is another warning.
          warned_month = case when $5 and $6::numeric is distinct from cap_usd then null else warned_month end
        where user_id = $1`,
      [userId, image ?? null, text !== undefined, text ?? null, cap_usd !== undefined, cap_usd ?? null],
    );
    if (image) await writeMarker(transaction, userId);
  });
}

/** It must be offered here and, except for the composer, have a key. */
export async function requireService(
  transaction: Transaction,
  catalogue: Catalogue,
  userId: string,
  service: NonNullable<Change["image"]>,
) {
  if (!catalogue.offered.includes(service)) {
    throw new AppError("not_supported", `${catalogue.nameOf(service)} is not offered on this installation.`);
  }
  if (service === "composer") return;
  const { rowCount } = await transaction.query("select from private.api_keys where user_id = $1 and service = $2", [
    userId,
    service,
  ]);
  if (rowCount) return;
  throw new AppError("key_missing", `No key for ${catalogue.nameOf(service)} is saved. Add it first.`);
}

async function changeModel(
  transaction: Transaction,
  catalogue: Catalogue,
  userId: string,
  { service, id, quality }: NonNullable<Change["model"]>,
) {
  await requireService(transaction, catalogue, userId, service);
  const { rows } = await transaction.query<{ listed: unknown }>(
    "select listed from private.api_keys where user_id = $1 and service = $2",
    [userId, service],
  );
  const model = catalogue.modelsOf(service, readListed(rows[0]?.listed)).find((one) => one.id === id);
  if (!model) throw new AppError("not_supported", `${catalogue.nameOf(service)} does not offer the model ${id}.`);
  await transaction.query("update private.api_keys set model = $3, quality = $4 where user_id = $1 and service = $2", [
    userId,
    service,
    id,
    pickQuality(model, { quality }),
  ]);
}
