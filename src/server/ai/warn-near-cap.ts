import { CAP_WARNING } from "../../shared/contracts/ai-services.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Outbox } from "../mail/outbox.ts";
import { MONTH, MONTH_START } from "./reserve-call.ts";

type Parts = { pool: Database; outbox: Pick<Outbox, "add">; siteUrl: string };

/** Tells the user by mail, once a month, that most of the cap is used. */
export function warnNearCap({ pool, outbox, siteUrl }: Parts, userId: string): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    if (!(await lockAccount(transaction, userId, "add"))) return;
    const { rows } = await transaction.query<{ cap: number; spent: number; email: string }>(
      `update private.ai_settings s set warned_month = ${MONTH}
         from (select coalesce(sum(price_usd + possible_usd), 0) as usd from public.ai_calls
                where user_id = $1 and started_at >= ${MONTH_START} and outcome <> 'pending') spent,
              auth.users u
        where s.user_id = $1 and u.id = $1 and spent.usd >= s.cap_usd * $2
          and s.warned_month is distinct from ${MONTH}
       returning s.cap_usd::float8 as cap, spent.usd::float8 as spent, u.email`,
      [userId, CAP_WARNING],
    );
    const [near] = rows;
    if (!near?.email) return;
    const props = { capUsd: near.cap, spentUsd: near.spent, siteUrl };
    await outbox.add(transaction, { kind: "spending-cap", recipient: near.email, props });
  });
}
