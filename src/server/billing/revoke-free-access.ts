import { AppError } from "../../shared/errors.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

/** Revokes granted access; a purchase is not affected. False when there was nothing to revoke. */
export function revokeFreeAccess(pool: Database, actor: string, userId: string, reason?: string): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    if (!(await lockAccount(transaction, userId, "change"))) throw new AppError("not_found", "There is no such user.");
    const { rows } = await transaction.query<Row<"public.stripe_orders", "checkout_session_id">>(
      `update public.stripe_orders o set status = 'canceled' from public.stripe_customers c
        where c.customer_id = o.customer_id and c.user_id = $1 and o.kind = 'grant' and o.status = 'completed'
        returning o.checkout_session_id`,
      [userId],
    );
    for (const { checkout_session_id: sessionId } of rows) {
      await writeAudit(transaction, {
        actor,
        action: "revoke-free-access",
        target: userId,
        details: { sessionId, ...(reason && { reason }) },
      });
    }
    return rows.length > 0;
  });
}
