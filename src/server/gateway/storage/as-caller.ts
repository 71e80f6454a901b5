import { codeOf, type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import type { Caller } from "../caller.ts";

const MISSING_PRIVILEGE = "42501";

/** One transaction in the caller's role and with the caller's claims, so that PostgreSQL's policies decide. */
export function asCaller<T>(pool: Database, caller: Caller, work: (db: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
              set_config('statement_timeout', '8s', true)`,
      [caller.role, caller.claims],
    );
    return work(transaction);
  });
}

/** The same for reading. Callers without any right to the table get no rows instead of an error. */
export function readAsCaller<T>(pool: Database, caller: Caller, work: (db: Transaction) => Promise<T[]>): Promise<T[]> {
  return asCaller(pool, caller, work).catch((error: unknown) => {
    if (codeOf(error) === MISSING_PRIVILEGE) return [];
    throw error;
  });
}
