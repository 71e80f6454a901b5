import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { isGrantedId } from "./granted-id.ts";

type Buyer = { userId: string; email: string };
type CustomerRow = Row<"public.stripe_customers", "customer_id" | "deleted_at">;

/**
 * The buyer's id at the payment provider, created when first needed; one per account, however many requests at once.
 * `lostId` is an id the provider no longer knows: it is replaced, and its orders move to the new one.
 */
export async function ensureCustomer({ pool, payments }: BillingParts, buyer: Buyer, lostId?: string): Promise<string> {
  const existing = await findCustomer(pool, buyer.userId);
  if (existing?.deleted_at) {
    throw new AppError("conflict", "Purchases are closed for this account. Please write to us.");
  }
  const known = existing?.customer_id;
  if (known && known !== lostId && !isGrantedId(known)) return known;
  const made = await payments.createCustomer({ ...buyer, idempotencyKey: `customer:${buyer.userId}:${known ?? ""}` });
  await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, buyer.userId, "change");
    await transaction.query(
      `insert into public.stripe_customers as c (user_id, customer_id) values ($1, $2)
       on conflict (user_id) do update set customer_id = excluded.customer_id where c.customer_id = $3`,
      [buyer.userId, made, known ?? null],
    );
  });
  return (await findCustomer(pool, buyer.userId))?.customer_id ?? made;
}

async function findCustomer(db: Queryable, userId: string): Promise<CustomerRow | undefined> {
  const { rows } = await db.query<CustomerRow>(
    "select customer_id, deleted_at from public.stripe_customers where user_id = $1",
    [userId],
  );
  return rows[0];
}
