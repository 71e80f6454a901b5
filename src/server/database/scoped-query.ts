import pg from "pg";
import { againAfterConflict, type Database, inTransaction } from "./pool.ts";

/** What a statement runs with: the role, and for functions the claims and the headers as JSON text and the method. */
export type Scope = {
  role: "anon" | "authenticated";
  claims: string;
  isReadOnly: boolean;
  method: string;
  headers: string;
  /** The zone in which times are read and written; null for that of the database. */
  timezone: string | null;
};

const SET_UP = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('transaction_read_only', $3, true), set_config('statement_timeout', $4, true),
  set_config('request.method', $5, true), set_config('request.headers', $6, true)`;
const SET_UP_IN_ZONE = `${SET_UP}, set_config('timezone', $7, true)`;
/** A reader can request less at a time, but a write should be able to finish. */
const MAX_READING = "2s";
const MAX_CHANGING = "8s";

type Row = { body: string | null; rows: number; total: number | null; updated?: number | null };
type Wire = {
  parse: (message: { name: string; text: string; types: number[] }) => void;
  bind: (message: { portal: string; statement: string; values: string[]; binary: boolean }) => void;
  execute: (message: { portal: string; rows: number }) => void;
};
/** The driver's own query class, with the members that its types omit. */
interface DriverQuery extends pg.Submittable {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (
  config: { text: string; values: unknown[]; queryMode: "extended" },
  done: (error: Error | null, result: pg.QueryResult<Row>) => void,
) => DriverQuery;

/**
 * Two statements in one message: set the caller's role and claims, then do the work. PostgreSQL treats everything up to
 * the closing Sync as one transaction, so there is one round trip instead of four, the role cannot outlive the work,
 * and a transaction-mode pooler sees only a single query.
 */
class ScopedQuery extends DriverQuery {
  readonly #scope: Scope;
  #isSetUp = false;

  constructor(
    scope: Scope,
    text: string,
    values: unknown[],
    done: (error: Error | null, result: pg.QueryResult<Row>) => void,
  ) {
    super({ text, values, queryMode: "extended" }, done);
    this.#scope = scope;
  }

  override prepare(wire: Wire) {
    wire.parse({ name: "", text: setUpOf(this.#scope), types: [] });
    wire.bind({ portal: "", statement: "", values: settingsOf(this.#scope), binary: false });
    wire.execute({ portal: "", rows: 0 });
    super.prepare(wire);
  }

  override handleDataRow(message: unknown) {
    if (this.#isSetUp) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#isSetUp) super.handleCommandComplete(message, wire);
    this.#isSetUp = true;
  }
}

export function runScoped(pool: Database, scope: Scope, text: string, values: unknown[]): Promise<Row> {
  return againAfterConflict(() => runOnce(pool, scope, text, values));
}

async function runOnce(pool: Database, scope: Scope, text: string, values: unknown[]): Promise<Row> {
  const client = await pool.connect();
  try {
    const { rows } = await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      client.query(new ScopedQuery(scope, text, values, (error, result) => (error ? reject(error) : resolve(result))));
    });
    return onlyRow(rows);
  } finally {
    client.release();
  }
}

class NotAccepted extends Error {
  readonly row: Row;

  constructor(row: Row) {
    super("the outcome was not accepted");
    this.row = row;
  }
}

/** The same, but rolled back unless `accept` approves the outcome: for changes that must affect exactly one row. */
export async function runScopedIf(
  pool: Database,
  scope: Scope,
  text: string,
  values: unknown[],
  accept: (row: Row) => boolean,
): Promise<Row> {
  try {
    return await inTransaction(pool, async (transaction) => {
      await transaction.query(setUpOf(scope), settingsOf(scope));
      const row = onlyRow((await transaction.query<Row>(text, values)).rows);
      if (!accept(row)) throw new NotAccepted(row);
      return row;
    });
  } catch (error) {
    if (error instanceof NotAccepted) return error.row;
    throw error;
  }
}

const setUpOf = ({ timezone }: Scope) => (timezone === null ? SET_UP : SET_UP_IN_ZONE);

function settingsOf({ role, claims, isReadOnly, method, headers, timezone }: Scope): string[] {
  const settings = [role, claims, isReadOnly ? "on" : "off", isReadOnly ? MAX_READING : MAX_CHANGING, method, headers];
  return timezone === null ? settings : [...settings, timezone];
}

function onlyRow(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("a statement of the API gave no row");
  return row;
}
