import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "./pool.ts";

/**
 * The lock of an account is its row in auth.users, and it comes first: whatever concerns one account takes it before any
 * other row that is there for that account. With one order for all, no two can wait for each other.
 *
 * - `add`: something is added, and the account must stay meanwhile. Any number at once. Every reference to auth.users
 *   takes this by itself; say it where another row is locked before.
 * - `change`: what the account is worth or how it is reached changes. One at a time, beside additions.
 * - `end`: the account goes, alone. What comes after it finds no account.
 *
 * Never take a stronger one after a weaker one. Statements over many accounts (leases, sweeps) take none: they lock
 * single rows for a moment, and should an ending collide with one after all, it is tried again (`inTransaction`).
 */
const STRENGTH = { add: "for key share", change: "for no key update", end: "for update" } as const;

/** Until the end of the transaction. False when there is no such account, or no longer: then there is nothing to lock. */
export async function lockAccount(
  transaction: Transaction,
  userId: string,
  purpose: keyof typeof STRENGTH,
): Promise<boolean> {
  const { rowCount } = await transaction.query(`select from auth.users where id = $1 ${STRENGTH[purpose]}`, [userId]);
  return rowCount !== 0;
}

/** The same for what makes no sense without the account. */
export async function requireAccount(transaction: Transaction, userId: string, purpose: "add" | "change") {
  if (await lockAccount(transaction, userId, purpose)) return;
  throw new AccountGoneError();
}

export class AccountGoneError extends AppError {
  constructor() {
    super("not_signed_in", "This account has been deleted. Nothing was changed.");
  }
}
