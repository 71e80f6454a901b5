import { AD_TYPES, TYPE_NAMES } from "../../../shared/ad-types.ts";

// Maps, because a type may come from the address: an object would have a value for "toString".
const SHORT_NAMES = new Map<string, string>([...Object.entries(TYPE_NAMES), ["edit", "Edit"]]);

const TONES = new Map<string, "info" | "accent" | "ok" | "warn">([
  ["meta", "info"],
  ["saas", "accent"],
  ["maker", "ok"],
  ["meme", "warn"],
]);

export const typeName = (type: string) => SHORT_NAMES.get(type) ?? type;

/** A colour for the four original types; others stay neutral. */
export const typeTone = (type: string) => TONES.get(type) ?? "neutral";

export const ALL_TYPES = "all";

/** The filter's options: every ad type, then any other type found in the user's creatives or in the address. */
export function typeOptions(present: readonly string[], chosen: string | undefined) {
  const types = new Set([...Object.keys(AD_TYPES), ...present, ...(chosen ? [chosen] : [])]);
  return [{ value: ALL_TYPES, label: "All" }, ...[...types].map((type) => ({ value: type, label: typeName(type) }))];
}
