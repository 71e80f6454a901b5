/** A call of the page to one of Supabase's protocols, without what differs from person to person and time to time. */
export type Call = {
  method: string;
  path: string;
  /** By name; values that differ from call to call are {value}. */
  query: Record<string, string>;
  /** The values seen so far, by name. */
  headers: Record<string, string[]>;
  /** The kinds of value seen so far, by name. Null when there was no JSON object. */
  body: Record<string, string[]> | null;
};
export type Request = { method: string; url: string; headers: Record<string, string>; body: string | null };

const HEADERS = [
  "accept-profile",
  "content-profile",
  "content-type",
  "prefer",
  "range",
  "x-client-platform",
  "x-supabase-api-version",
  "x-upsert",
];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** These are part of what the call means; values of all others belong to one person or moment. */
const LITERAL = ["select", "order", "columns", "on_conflict", "resize", "format", "grant_type", "scope", "type"];

/** Null for whatever is none of the three protocols. */
export function describeCall({ method, url, headers, body }: Request): Call | null {
  const { pathname, searchParams } = new URL(url);
  if (!/^\/(auth|rest|storage)\/v1\//.test(pathname)) return null;
  return {
    method,
    path: pathOf(pathname),
    query: Object.fromEntries([...searchParams].sort().map(([name, value]) => [name, queryValue(name, value)])),
    headers: headersOf(pathname, headers),
    body: bodyOf(body),
  };
}

/** Identifies what is asked. Headers and bodies vary within it. */
export const callName = ({ method, path, query }: Call) =>
  `${method} ${path}${Object.entries(query)
    .map(([name, value], index) => `${index ? "&" : "?"}${name}=${value}`)
    .join("")}`;

function pathOf(pathname: string): string {
  const [, object, bucket] = /^(\/storage\/v1\/(?:object|render\/image)\/public\/)([^/]+)\//.exec(pathname) ?? [];
  if (object && bucket) return `${object}${bucket}/{name}`;
  return pathname.replace(/[^/]+/g, (part) => (UUID.test(part) ? "{id}" : part));
}

function queryValue(name: string, value: string): string {
  if (LITERAL.includes(name)) return value;
  if (name === "or" || name === "and") return value.replace(/"[^"]*"|[0-9a-f-]{36}/gi, "{value}");
  const [, operator, operand = ""] = /^((?:not\.)?[a-z]+)\.(.+)$/s.exec(value) ?? [];
  if (!operator) return "{value}";
  if (["null", "true", "false"].includes(operand)) return value;
  return operand.startsWith("(") ? `${operator}.({value})` : `${operator}.{value}`;
}

function headersOf(pathname: string, given: Record<string, string>): Call["headers"] {
  const kept = Object.fromEntries(HEADERS.flatMap((name) => (given[name] ? [[name, [given[name]]]] : [])));
  // Everything, or pictures, is what a browser asks for by itself.
  if (pathname.startsWith("/rest/") && given.accept && given.accept !== "*/*") kept.accept = [given.accept];
  if (given.apikey) kept.apikey = ["{key}"];
  if (given.authorization) {
    kept.authorization = [given.authorization === `Bearer ${given.apikey}` ? "Bearer {key}" : "Bearer {token}"];
  }
  return kept;
}

function bodyOf(body: string | null): Call["body"] {
  const parsed: unknown = body?.startsWith("{") ? JSON.parse(body) : null;
  if (!parsed) return null;
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, [kindOf(value)]]));
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
