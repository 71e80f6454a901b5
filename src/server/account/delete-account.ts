import { AppError } from "../../shared/errors.ts";
import { closeOpenCheckouts } from "../billing/close-open-checkouts.ts";
import { lockAccount } from "../database/lock-account.ts";
import { inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { AccountParts } from "./account-parts.ts";
import { forgetTraces } from "./forget-traces.ts";

const MAX_TRIES = 3;

type Person = { userId: string; email: string };

/**
 * Deletes an account and everything stored about it. Orders are kept, made anonymous, for the accounting. Refunds
 * nothing. All or nothing; only the files are deleted a moment later, through the queue for deleted objects. Does
 * nothing if the account is already deleted.
 */
export async function deleteAccount(parts: AccountParts, person: Person): Promise<void> {
  const { pool, billing, leases, isHosted, onDeleted } = parts;
  for (let tries = 1; ; tries += 1) {
    await closeOpenCheckouts(billing, person.userId);
    const ended = await inTransaction(pool, (transaction) => endAccount(transaction, person, isHosted));
    if (ended) {
      for (const { id } of ended.running) leases.cancel({ userId: person.userId, id });
      onDeleted(person.userId);
      return;
    }
    if (tries >= MAX_TRIES) {
      throw new AppError(
        "conflict",
        "A checkout of yours keeps being opened. Close the other windows of this site, then delete your account. Nothing was deleted.",
      );
    }
  }
}

/** Null when a checkout was opened since they were all closed. */
async function endAccount(transaction: Transaction, person: Person, isHosted: boolean) {
  const { userId } = person;
  if (!(await lockAccount(transaction, userId, "end"))) return { running: [] };
  await refuseLastBananaman(transaction, userId);
  const open = await transaction.query(
    "select from private.checkouts where user_id = $1 and state in ('open', 'pending') limit 1",
    [userId],
  );
  if (open.rowCount) return null;
  const generations = await transaction.query<Row<"public.generations", "id">>(
    "delete from public.generations where user_id = $1 and state in ('queued', 'running') returning id",
    [userId],
  );
  await queueFiles(transaction, userId);
  await anonymiseBooks(transaction, userId);
  await forgetTraces(transaction, person, isHosted);
  // Everything else references this row: profile, sessions, key, creatives, scenes, generations, calls, usage, role.
  await transaction.query("delete from auth.users where id = $1", [userId]);
  return { running: generations.rows };
}

/** Removing the last administrator, which the database refuses too, is refused here with a readable message. */
async function refuseLastBananaman(transaction: Transaction, userId: string): Promise<void> {
  const { rows } = await transaction.query<{ is_last: boolean }>("select private.is_last_bananaman($1) as is_last", [
    userId,
  ]);
  if (!rows[0]?.is_last) return;
  throw new AppError(
    "conflict",
    "You are the last administrator. Make somebody else one first, with npm run bananaman -- add on the server, then " +
      "delete your account. Nothing was deleted.",
  );
}

/** Queues the files that no creative shows. The others are queued when their creative is deleted. */
async function queueFiles(transaction: Transaction, userId: string) {
  await transaction.query(
    `insert into private.object_deletions (bucket, name)
     select o.bucket_id, o.name from storage.objects o
      where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = $1
        and not exists (
          select from public.creatives c
           where split_part(split_part(c.image_url, '/object/public/creatives/', 2), '?', 1) = o.name)`,
    [userId],
  );
}

/** Orders keep the amount, the date and the outcome; the customer becomes a number that belongs to nobody. */
async function anonymiseBooks(transaction: Transaction, userId: string) {
  await transaction.query(
    `delete from private.checkouts c where c.user_id = $1
        and not exists (select from public.stripe_orders o where o.checkout_session_id = c.session_id)`,
    [userId],
  );
  await transaction.query(
    `update public.stripe_customers
        set customer_id = 'deleted_' || gen_random_uuid(), user_id = null, deleted_at = now()
      where user_id = $1`,
    [userId],
  );
  // The stand-in for Stripe keeps its rows here too, and they must name a buyer, so a made-up one is set.
  await transaction.query(
    `update private.test_checkouts
        set user_id = gen_random_uuid(), customer_id = 'deleted', email = '', idempotency_key = session_id
      where user_id = $1`,
    [userId],
  );
}
