import type { AiResult } from "../adapters/ai/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { ChosenService } from "./choose-service.ts";

/** A call shows more than a check: Settings then says what is wrong with a key, or that it is fine again. */
export async function noteHealth(
  db: Queryable,
  userId: string,
  { service, name, state: known }: Pick<ChosenService, "service" | "name" | "state">,
  result: AiResult<unknown>,
): Promise<void> {
  if (service === "composer") return;
  const [state, note] = result.ok
    ? ["connected", null]
    : result.code === "key_invalid"
      ? ["invalid", `${name} refused this key. It may have been revoked.`]
      : result.code === "no_credit"
        ? ["no_credit", `The key is fine, but its account at ${name} has no credit left.`]
        : [];
  if (!state || state === known) return;
  await db.query(
    `update private.api_keys set state = $3, note = $4, checked_at = now()
      where user_id = $1 and service = $2`,
    [userId, service, state, note],
  );
}
