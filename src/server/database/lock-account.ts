import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "./pool.ts";

/**
 * The lock of an account is its row in auth.users. Everything that concerns one account takes it before any other row
 * of that account. With one order for all, no two transactions can wait for each other.
 *
 * - `add`: something is added, and the account must exist meanwhile. Any number at once. Every foreign key to
 * auth.users takes this by itself; take it explicitly where another row is locked first.
 * - `change`: what the account has access to, or how it is reached, changes. One at a time, alongside additions.
 * - `end`: the account is deleted, exclusively. Later transactions find no account.
 *
 * Never take a stronger one after a weaker one. Statements over many accounts (leases, sweeps) take none: they lock
 * single rows for a moment, and a deletion that still collides with one is retried (`inTransaction`).
 */
const STRENGTH = { add: "for key share", change: "for no key update", end: "for update" } as const;

/** Held until the end of the transaction. False when the account does not exist or no longer exists. */
export async function lockAccount(
  transaction: Transaction,
  userId: string,
  purpose: keyof typeof STRENGTH,
): Promise<boolean> {
  const { rowCount } = await transaction.query(`select from auth.users where id = $1 ${STRENGTH[purpose]}`, [userId]);
  return rowCount !== 0;
}

/** The same, for work that makes no sense without the account. */
export async function requireAccount(transaction: Transaction, userId: string, purpose: "add" | "change") {
  if (await lockAccount(transaction, userId, purpose)) return;
  throw new AccountGoneError();
}

export class AccountGoneError extends AppError {
  constructor() {
    super("not_signed_in", "This account has been deleted. Nothing was changed.");
  }
}
