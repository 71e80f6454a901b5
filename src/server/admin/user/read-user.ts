import type { AdminUser } from "../../../shared/contracts/admin-user.ts";
import { AppError } from "../../../shared/errors.ts";
import { inTransaction, type Transaction } from "../../database/pool.ts";
import { findEmailChange } from "../../gateway/auth/email-changes.ts";
import { decideAccess } from "./decide-access.ts";
import { readNotes } from "./read-notes.ts";
import { readPayments } from "./read-payments.ts";
import { readSessions } from "./read-sessions.ts";
import { readMails, readTrail } from "./read-trail.ts";
import { readUsage } from "./read-usage.ts";
import type { Actor, UserParts } from "./user-parts.ts";

type Account = {
  email: string;
  member_since: Date;
  is_banned: boolean;
  is_bananaman: boolean;
  has_access: boolean;
  storage_used: number;
};

/** All that an administrator sees of one user. No key, token or link is ever part of it. */
export function readUser(parts: UserParts, actor: Actor, userId: string): Promise<AdminUser> {
  // On one connection: one administrator's page must not take several at once.
  return inTransaction(parts.pool, async (transaction) => {
    const account = await readAccount(transaction, userId);
    const { email, is_bananaman, has_access } = account;
    const notes = await readNotes(transaction, userId);
    const { customerId, payments } = await readPayments(transaction, userId, notes.grants, parts.paymentPage);
    const change = parts.isHosted ? undefined : await findEmailChange(transaction, userId);
    return {
      id: userId,
      email,
      member_since: account.member_since.toISOString(),
      is_you: userId === actor.userId,
      is_bananaman,
      access: decideAccess(payments, { is_bananaman, has_access }),
      ban: account.is_banned ? (notes.ban ?? { at: null, by: null, reason: null }) : null,
      customer_id: customerId,
      payments,
      usage: await readUsage(transaction, userId),
      storage: { used: account.storage_used, limit: parts.storageLimit },
      ...(await readSessions(transaction, userId, { current: actor.sessionId, isHosted: parts.isHosted })),
      mails: await readMails(transaction, email),
      audit: await readTrail(transaction, userId, email),
      email_change: change
        ? { email: change.new_email, asked_at: change.asked_at.toISOString(), ends_at: change.ends_at.toISOString() }
        : null,
      is_hosted: parts.isHosted,
    };
  });
}

async function readAccount(transaction: Transaction, userId: string): Promise<Account> {
  const { rows } = await transaction.query<Account>(
    `select u.email, p.created_at as member_since, coalesce(u.banned_until > now(), false) as is_banned,
            exists (select from public.bananaman b where b.user_id = u.id) as is_bananaman,
            private.user_has_access(u.id) as has_access, private.storage_used(u.id) as storage_used
       from auth.users u join public.user_profiles p on p.id = u.id where u.id = $1`,
    [userId],
  );
  if (rows[0]) return rows[0];
  throw new AppError("not_found", "There is no such user.");
}
