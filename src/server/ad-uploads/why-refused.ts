import { codeOf, isBadData } from "../database/pool.ts";

/** Classes of SQLSTATE after which the same rows may well go in: connection, conflicts, resources, the server itself. */
const PASSING = new Set(["08", "25", "40", "53", "55", "57", "58", "XX"]);

/** Why the database will not take these rows, for administrators; null when trying again may help. */
export function whyRefused(error: unknown): string | null {
  if (isBadData(error)) return "A row holds text that cannot be stored.";
  const code = codeOf(error);
  if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(code) || PASSING.has(code.slice(0, 2))) return null;
  return `The database refused a row: ${error.message.slice(0, 300).replace(/\.$/, "")}.`;
}
