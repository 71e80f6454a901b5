import { AppError } from "../../../shared/errors.ts";
import type { Transaction } from "../../database/pool.ts";

const SECONDS_BETWEEN = 60;

/** One mail a minute about the same user. The caller holds the account's lock and writes the audit entry. */
export async function refuseSoon(transaction: Transaction, userId: string, action: string): Promise<void> {
  const { rows } = await transaction.query<{ wait: number | null }>(
    `select ceil(extract(epoch from at + make_interval(secs => $3) - clock_timestamp()))::int as wait
       from private.audit_log where target = $1 and action = $2 and outcome = 'done' order by id desc limit 1`,
    [userId, action, SECONDS_BETWEEN],
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait <= 0) return;
  const seconds = `${wait} ${wait === 1 ? "second" : "seconds"}`;
  throw new AppError("rate_limited", `A mail was sent less than a minute ago. Wait ${seconds}. Nothing was sent.`, {
    retryAfter: wait,
  });
}
