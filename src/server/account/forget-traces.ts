import type { Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

/**
 * Deletes data that names a person but does not reference the account. An audit entry still says what was done, and
 * when. The token may contain an old address, so both are covered. Mails before links, the order in which sending locks
 * them.
 */
export async function forgetTraces(
  transaction: Transaction,
  { userId, email }: { userId: string; email: string },
  isHosted: boolean,
): Promise<void> {
  const { rows } = await transaction.query<Row<"auth.users", "email">>("select email from auth.users where id = $1", [
    userId,
  ]);
  for (const address of new Set([email, ...rows.map((row) => row.email)])) {
    await transaction.query("delete from private.outbox where recipient = $1", [address]);
    // A hosted project has links and limits of its own.
    if (!isHosted) await transaction.query("delete from auth.magic_links where email = $1", [address]);
    await transaction.query("delete from private.mail_log where recipient = $1", [address]);
    await forgetInAudit(transaction, userId, address);
  }
  await forgetFormerAddresses(transaction, userId);
  if (isHosted) return;
  await transaction.query(
    "delete from auth.rate_limits where key in (select 'refresh:' || id from auth.sessions where user_id = $1)",
    [userId],
  );
}

/**
 * Addresses the account had before, or was to get. One that is somebody else's by now is left alone, and so are sign-in
 * links: whoever asks for one there is not this person.
 */
async function forgetFormerAddresses(transaction: Transaction, userId: string) {
  const { rows } = await transaction.query<{ address: string }>(
    `select distinct address from private.email_changes change
       cross join lateral unnest(array[change.old_email, change.new_email]) address
      where change.user_id = $1
        and not exists (select from auth.users other where lower(other.email) = address and other.id <> $1)`,
    [userId],
  );
  for (const { address } of rows) {
    await transaction.query(
      "delete from private.outbox where recipient = $1 and kind in ('email-change', 'email-changed')",
      [address],
    );
    await transaction.query("delete from private.mail_log where recipient = $1", [address]);
    await forgetInAudit(transaction, userId, address);
  }
}

async function forgetInAudit(transaction: Transaction, userId: string, email: string) {
  await transaction.query(
    `update private.audit_log
        set actor = nullif(actor, $1), target = case when target in ($1::text, $2) then null else target end,
            details = case when strpos(details::text, $1::text) + strpos(details::text, $2) > 0 then '{}' else details end
      where actor = $1 or target in ($1::text, $2)
         or strpos(details::text, $1::text) + strpos(details::text, $2) > 0`,
    [userId, email],
  );
}
