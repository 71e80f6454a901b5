import type { Queryable, Transaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";

const LINK_HOURS = 1;

/** When the link stops working. Its hour starts when its mail is sent. */
const EMAIL_CHANGE_ENDS = `coalesce(change.sent_at, now()) + interval '${LINK_HOURS} hour'`;

/** The change that waits for its confirmation. */
export const IS_WAITING = `change.confirmed_at is null and change.retired_at is null and ${EMAIL_CHANGE_ENDS} > now()`;

/**
 * The link that waits stops working, and its mail is not sent if it has not left yet. Returns its new e-mail, or null
 * when there was none. The caller holds the account's lock.
 */
export async function retireEmailChange(transaction: Transaction, userId: string): Promise<string | null> {
  // Mails before links, the order in which sending locks them.
  await transaction.query(
    `delete from private.outbox where link_id in (
       select id from private.email_changes where user_id = $1 and confirmed_at is null and retired_at is null)`,
    [userId],
  );
  const { rows } = await transaction.query<{ new_email: string; was_waiting: boolean }>(
    `update private.email_changes change set retired_at = now()
      where user_id = $1 and confirmed_at is null and retired_at is null
     returning new_email, ${EMAIL_CHANGE_ENDS} > now() as was_waiting`,
    [userId],
  );
  const [retired] = rows;
  return retired?.was_waiting ? retired.new_email : null;
}

export async function findEmailChange(db: Queryable, userId: string) {
  const { rows } = await db.query<Row<"private.email_changes", "new_email" | "asked_at"> & { ends_at: Date }>(
    `select new_email, asked_at, ${EMAIL_CHANGE_ENDS} as ends_at from private.email_changes change
      where user_id = $1 and ${IS_WAITING}`,
    [userId],
  );
  return rows[0];
}
