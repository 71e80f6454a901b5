import type { ContentfulStatusCode } from "hono/utils/http-status";
import pg from "pg";
import { AppError } from "../../../shared/errors.ts";
import { isDatabaseDown } from "../../database/pool.ts";
import { BodyError } from "../../fairness/receive-body.ts";
import { isHangUp } from "../../http/is-hang-up.ts";
import { isChoosable, readRaisedError } from "./raised-error.ts";

/** An error in PostgREST's format: `{code, message, details, hint}`. */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: {
      details?: string | null;
      hint?: string | null;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }

  get body() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

export function unparsable(what: string, text: string, column: number, expected: string): RestError {
  const found = text[column] === undefined ? "unexpected end of input" : `unexpected ${JSON.stringify(text[column])}`;
  const message = `"failed to parse ${what} (${text})" (line 1, column ${column + 1})`;
  return new RestError(400, "PGRST100", message, { details: `${found} expecting ${expected}` });
}

export function unknownColumn(relation: string, column: string): RestError {
  return new RestError(400, "42703", `column ${relation}.${column} does not exist`);
}

/**
 * The status PostgREST gives an SQLSTATE; the first prefix wins. Those that differ are in a row of docs/gateway.md:
 * PostgREST answers 500 although the request asks too much (too complex, a view that takes no changes, too slow), or
 * although nothing is broken (rolled back in favour of others, the database restarts).
 */
const STATUS_BY_SQLSTATE: [prefix: string, status: ContentfulStatusCode][] = [
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  // A subquery or an upsert that meets the same row twice. Our own refusal of this code has its status already.
  ["21000", 500],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["28", 403],
  ["40001", 503],
  ["40P01", 503],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["53", 503],
  ["54", 400],
  ["55000", 400],
  ["57014", 400],
  ["57P0", 503],
  ["P0001", 400],
];
const SERVER_FAULTS = /^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/;

/** `raise sqlstate 'PGRST'`. */
const RAISED = "PGRST";
/** With a position in the statement it is the one that we wrote, whose words are nobody's business. */
const SYNTAX_ERROR = "42601";

/** A PostgreSQL error as PostgREST reports it: with the database's own message, which clients rely on. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof BodyError) return refuseBody(error);
  if (error instanceof AppError) return new RestError(error.status, error.code, error.message, { cause: error });
  if (isDatabaseDown(error)) {
    return new RestError(503, "PGRST001", "Could not connect with the database. Please try again in a moment.", {
      cause: error,
    });
  }
  if (isHangUp(error)) return new RestError(400, "PGRST102", "The request ended before all of it had arrived");
  if (!(error instanceof pg.DatabaseError) || !error.code) {
    return ourFault(error);
  }
  const { code, message, detail = null, hint = null } = error;
  if (code === RAISED) {
    const raised = readRaisedError({ message, detail });
    return new RestError(raised.status, raised.code, raised.message, { ...raised, cause: error });
  }
  if (code === SYNTAX_ERROR && error.position) return ourFault(error);
  return new RestError(statusOf(code, isAnonymous), code, message, { details: detail, hint, cause: error });
}

function refuseBody(error: BodyError): RestError {
  if (error.reason === "too large") return new RestError(413, "PGRST102", "The request body is too large");
  return new RestError(400, "PGRST102", "The request ended before all of it had arrived. Nothing was changed.");
}

function ourFault(cause: unknown): RestError {
  return new RestError(500, "PGRSTX00", "Something went wrong on our side. Please try again.", { cause });
}

function statusOf(code: string, isAnonymous: boolean): ContentfulStatusCode {
  // `raise sqlstate 'PT402'`: the function chooses the status itself.
  const chosen = code.startsWith("PT") ? Number(code.slice(2)) : null;
  if (chosen !== null) return isChoosable(chosen) ? (chosen as ContentfulStatusCode) : 500;
  if (code === "42501") return isAnonymous ? 401 : 403;
  const known = STATUS_BY_SQLSTATE.find(([prefix]) => code.startsWith(prefix));
  if (known) return known[1];
  return SERVER_FAULTS.test(code) ? 500 : 400;
}
