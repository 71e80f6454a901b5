import { refuseLastBananaman } from "../admin/refuse-last-bananaman.ts";
import { closeOpenCheckouts } from "../billing/close-open-checkouts.ts";
import { lockAccount } from "../billing/lock-account.ts";
import { inTransaction, type Transaction } from "../database/pool.ts";
import type { AccountParts } from "./account-parts.ts";

type Person = { userId: string; email: string };

/**
 * Deletes an account and everything that tells of it. Orders stay, without the person: the books must add up. Gives no
 * money back. Whole or not at all; only the files follow a moment later, by the queue for deleted objects.
 */
export async function deleteAccount(parts: AccountParts, person: Person): Promise<void> {
  const { pool, billing, leases, onDeleted } = parts;
  await closeOpenCheckouts(billing, person.userId);
  const running = await inTransaction(pool, async (transaction) => {
    await lockAccount(transaction, person.userId);
    await refuseLastBananaman(transaction, person.userId);
    const generations = await transaction.query<{ id: string }>(
      "delete from public.generations where user_id = $1 and state in ('queued', 'running') returning id",
      [person.userId],
    );
    await queueFiles(transaction, person.userId);
    await anonymiseBooks(transaction, person.userId);
    await forgetTraces(transaction, person);
    // All the rest hangs on this row: profile, sessions, key, creatives, scenes, generations, calls, usage, role.
    await transaction.query("delete from auth.users where id = $1", [person.userId]);
    return generations.rows;
  });
  for (const { id } of running) leases.cancel({ userId: person.userId, id });
  onDeleted(person.userId);
}

/** What a creative shows is queued when the creative goes; this is for what nothing shows. */
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

/** Orders keep what was paid, when and how it ended; whoever paid becomes a number that leads nowhere. */
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
  // The stand-in for Stripe keeps its books here too, and needs a buyer: one who is nobody.
  await transaction.query(
    `update private.test_checkouts
        set user_id = gen_random_uuid(), customer_id = 'deleted', email = '', idempotency_key = session_id
      where user_id = $1`,
    [userId],
  );
}

/** What names the person without hanging on the account. An audit entry still says what was done, and when. */
async function forgetTraces(transaction: Transaction, { userId, email }: Person) {
  await transaction.query("delete from auth.magic_links where email = $1", [email]);
  await transaction.query("delete from private.outbox where recipient = $1", [email]);
  await transaction.query("delete from private.mail_log where recipient = $1", [email]);
  await transaction.query(
    "delete from auth.rate_limits where key in (select 'refresh:' || id from auth.sessions where user_id = $1)",
    [userId],
  );
  await transaction.query(
    `update private.audit_log
        set actor = nullif(actor, $1), target = case when target in ($1::text, $2) then null else target end,
            details = case when strpos(details::text, $1::text) + strpos(details::text, $2) > 0 then '{}' else details end
      where actor = $1 or target in ($1::text, $2)
         or strpos(details::text, $1::text) + strpos(details::text, $2) > 0`,
    [userId, email],
  );
}
