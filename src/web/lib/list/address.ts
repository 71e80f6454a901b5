// Parsed by hand: this code is part of the very first page load, and zod would be larger than that whole page.

export const MAX_SEARCH_LENGTH = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text in the address, or nothing. The router reads `?search=2026` as a number and `?search=true` as a yes. */
export function readText(value: unknown, longest = MAX_SEARCH_LENGTH): string | undefined {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value).trim();
  return text.length > 0 && text.length <= longest ? text : undefined;
}

export const readId = (value: unknown) => (typeof value === "string" && UUID.test(value) ? value : undefined);
