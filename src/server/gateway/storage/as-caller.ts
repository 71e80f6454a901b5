import { errors } from "jose";
import { type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import type { AccessClaims } from "../access-claims.ts";
import { StorageError } from "./storage-error.ts";
import { codeOf } from "./to-storage-error.ts";

export type Caller = { role: "anon" } | { role: "authenticated"; claims: AccessClaims };
export type CallerParts = { verify: (token: string) => Promise<AccessClaims>; publishableKey: string };

const MISSING_PRIVILEGE = "42501";

/** Whom a request speaks for. The publishable key, or nothing, is anybody; a token that is not good is nobody. */
export async function identifyCaller(header: string | undefined, parts: CallerParts): Promise<Caller> {
  if (!header) return { role: "anon" };
  const token = /^bearer (\S+)$/i.exec(header)?.[1];
  if (!token) throw new StorageError(401, "Unauthorized", "Invalid JWT");
  if (token === parts.publishableKey) return { role: "anon" };
  const claims = await parts.verify(token).catch((error: unknown) => {
    throw new StorageError(401, "Unauthorized", error instanceof errors.JWTExpired ? "jwt expired" : "Invalid JWT");
  });
  return { role: "authenticated", claims };
}

/** One transaction in the caller's role and with the caller's claims, so that PostgreSQL's policies decide. */
export function asCaller<T>(pool: Database, caller: Caller, work: (db: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (transaction) => {
    if (caller.role === "authenticated") await requireOpenSession(transaction, caller.claims);
    const claims = caller.role === "anon" ? { role: "anon" } : caller.claims;
    await transaction.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
              set_config('statement_timeout', '8s', true)`,
      [caller.role, JSON.stringify(claims)],
    );
    return work(transaction);
  });
}

/** The same for reading: who may not even name the table sees as little as who finds no row in it. */
export function readAsCaller<T>(pool: Database, caller: Caller, work: (db: Transaction) => Promise<T[]>): Promise<T[]> {
  return asCaller(pool, caller, work).catch((error: unknown) => {
    if (codeOf(error) === MISSING_PRIVILEGE) return [];
    throw error;
  });
}

/** A token outlives its sign-out by up to an hour; the session does not. */
async function requireOpenSession(db: Transaction, { sub, session_id }: AccessClaims) {
  const { rowCount } = await db.query("select from auth.sessions where id = $1 and user_id = $2", [session_id, sub]);
  if (!rowCount) throw new StorageError(401, "Unauthorized", "Session from session_id claim in JWT does not exist");
}
