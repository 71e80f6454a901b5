import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { AppError } from "../../shared/errors.ts";
import { isHangUp } from "../http/is-hang-up.ts";
import type { PostgresConnection } from "./connection.ts";

/** Where connections come from: the pool, or the share of it that one client may use. */
export type Database = { connect: () => Promise<pg.PoolClient>; query: pg.Pool["query"] };
export type Transaction = pg.PoolClient;

/** Queries that any caller may run: on the pool, or inside a transaction. */
export type Queryable = Pick<pg.Pool, "query">;

// Our counts and amounts fit a double exactly; as strings they would only invite mistakes.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function createPool(connection: PostgresConnection, logger: Logger, max = 20): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: "bananabread",
  });
  // A connection may break while nothing waits on it, idle in the pool or between two statements of a transaction. The
  // next use of it fails; without these listeners the whole process would exit. A pool that is being closed loses all
  // its connections this way when the database shuts down first.
  const lost = (error: Error) => {
    if (!pool.ending) logger.warn({ err: error }, "lost a database connection");
  };
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/**
 * Runs `work` whole or not at all. When PostgreSQL rolls it back in favour of another transaction, it runs again from
 * the start: so it may change the database and nothing else, and any side effects must come after it.
 */
export function inTransaction<T>(pool: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return againAfterConflict(() => runOnce(pool, work));
}

async function runOnce<T>(pool: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 20;

/**
 * For work that is one transaction. Pauses double and have a random length, so that two transactions that collided do
 * not collide again; no connection is held meanwhile.
 */
export async function againAfterConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries >= MAX_TRIES) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

/** Whether PostgreSQL rolled this transaction back in favour of another: nothing was changed, so it can be retried. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Whether a row was refused because the account it references is deleted. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /_(user_id|owner)_fkey$/.test(error.constraint ?? "");
}

const UNREACHABLE = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);

/** Whether the database was unreachable or shutting down: nothing was decided, so it can be retried. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error) || isHangUp(error)) return false;
  const code = codeOf(error);
  return (
    UNREACHABLE.has(code) ||
    code.startsWith("08") ||
    code.startsWith("57P0") ||
    code === "53300" ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

const NO_CONNECTION_FREE = /timeout exceeded when trying to connect/;

/** In words that begin a sentence. */
export function whyUnreachable(error: unknown): string {
  return error instanceof Error && NO_CONNECTION_FREE.test(error.message)
    ? "Too much is going on here right now"
    : "The service is restarting";
}

/** Values PostgreSQL cannot store, such as a NUL inside a text: the sender's fault, not ours. */
export function isBadData(error: unknown): boolean {
  return codeOf(error).startsWith("22");
}

/** The SQLSTATE of an error from PostgreSQL, or the code of one from Node; empty when there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The one place where an unknown error becomes one that can be sent as an answer. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) {
    return new AppError("unavailable", `${whyUnreachable(error)}. Nothing was changed; please try again in a moment.`, {
      cause: error,
    });
  }
  if (isHangUp(error)) {
    return new AppError("bad_request", "The connection ended before all of the request had arrived.", { cause: error });
  }
  if (isConflict(error)) {
    return new AppError(
      "unavailable",
      "The same thing is being changed elsewhere right now. Nothing was changed; please try again in a moment.",
      { cause: error },
    );
  }
  if (isAccountGone(error)) {
    return new AppError("not_signed_in", "This account has been deleted.", { cause: error });
  }
  if (isBadData(error)) {
    return new AppError("bad_request", "The request holds text that cannot be stored.", { cause: error });
  }
  return new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
}
