import { AppError } from "../../shared/errors.ts";
import { LIFETIME_ORDER } from "../../shared/lifetime-order.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { newGrantedId } from "./granted-id.ts";

/** Gives somebody free lifetime access, once: a second grant returns the id of the first. */
export function grantFreeAccess(pool: Database, actor: string, userId: string, reason?: string): Promise<string> {
  return inTransaction(pool, async (transaction) => {
    if (!(await lockAccount(transaction, userId, "change"))) throw new AppError("not_found", "There is no such user.");
    const standing = await transaction.query<Row<"public.stripe_orders", "checkout_session_id">>(
      `select o.checkout_session_id from public.stripe_orders o join public.stripe_customers c using (customer_id)
        where c.user_id = $1 and o.kind = 'grant' and o.gives_access`,
      [userId],
    );
    const [granted] = standing.rows;
    if (granted) return granted.checkout_session_id;
    const sessionId = newGrantedId();
    // Access needs a customer row; somebody who never bought gets one now, unknown to the provider.
    await transaction.query(
      "insert into public.stripe_customers (user_id, customer_id) values ($1, $2) on conflict (user_id) do nothing",
      [userId, newGrantedId()],
    );
    await transaction.query(
      `insert into public.stripe_orders (checkout_session_id, customer_id, amount_subtotal, amount_total, currency,
                                         payment_status, status, kind)
       select $2, customer_id, 0, 0, $3, 'no_payment_required', 'completed', 'grant'
         from public.stripe_customers where user_id = $1`,
      [userId, sessionId, LIFETIME_ORDER.currency],
    );
    await writeAudit(transaction, {
      actor,
      action: "grant-free-access",
      target: userId,
      details: { sessionId, ...(reason && { reason }) },
    });
    return sessionId;
  });
}
