import { RestError, unparsable } from "./rest-error.ts";

/** The most rows that are read at once. */
export const MAX_PAGE = 1_000;

export type Range = { offset: number; limit: number };

/** The requested window of rows, by `limit` and `offset` or by a Range header, never more than the largest page. */
export function parseRange(
  limit: string | null,
  offset: string | null,
  header: string | undefined,
  largestPage: number,
): Range {
  const range = limit === null && offset === null && header ? fromHeader(header) : null;
  const wanted = range ?? { offset: readNumber("offset", offset) ?? 0, limit: readNumber("limit", limit) };
  return { offset: wanted.offset, limit: Math.min(wanted.limit ?? largestPage, largestPage) };
}

function readNumber(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^-\d+$/.test(text))
    throw unsatisfiable(`${name === "limit" ? "Limit" : "Offset"} should be greater than or equal to zero.`);
  if (!/^\d{1,15}$/.test(text)) throw unparsable(`${name} parameter`, text, 0, "a whole number");
  return Number(text);
}

function fromHeader(header: string) {
  const bounds = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header);
  if (!bounds?.[1]) return null;
  const [offset, last] = [Number(bounds[1]), bounds[2] === undefined ? undefined : Number(bounds[2])];
  if (last !== undefined && last < offset) {
    throw unsatisfiable("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  return { offset, limit: last === undefined ? undefined : last - offset + 1 };
}

export function unsatisfiable(details: string, total?: number): RestError {
  const headers: Record<string, string> = total === undefined ? {} : { "Content-Range": contentRange(0, 0, total) };
  return new RestError(416, "PGRST103", "Requested range not satisfiable", { details, headers });
}

/** `0-19/3573`, `0-19/*`, or `*` when there are no rows. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const span = rows === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  return `${span}/${total ?? "*"}`;
}
