import { RestError } from "./rest-error.ts";
import { headerOf, type RestRequest } from "./rest-request.ts";

export type Preferences = {
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  missing: "default" | "null" | null;
  return: "minimal" | "headers-only" | "representation" | null;
  count: "exact" | null;
  tx: "commit" | "rollback" | null;
  handling: "strict" | "lenient" | null;
  timezone: string | null;
  /** Heeded only together with strict handling. */
  maxAffected: number | null;
};

const KNOWN = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  return: ["minimal", "headers-only", "representation"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  handling: ["strict", "lenient"],
} as const;
type Named = keyof typeof KNOWN;
const MAX_AFFECTED = /^max-affected=(\d{1,9})$/;
const TIMEZONE = "timezone=";
const NO_ZONES: ReadonlySet<string> = new Set();
const NONE: Preferences = {
  resolution: null,
  missing: null,
  return: null,
  count: null,
  tx: null,
  handling: null,
  timezone: null,
  maxAffected: null,
};

export async function readPreferences({ c, cache }: RestRequest): Promise<Preferences> {
  const header = headerOf(c, "prefer");
  return parsePrefer(header, header?.includes(TIMEZONE) ? await cache.timezones() : NO_ZONES);
}

/** Unknown preferences are ignored, unless the client asks for strict handling. `zones` are the time zones there are. */
export function parsePrefer(header: string | undefined, zones = NO_ZONES): Preferences {
  if (!header) return NONE;
  const given = header
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const value = <Name extends Named>(name: Name) =>
    given.find((entry) => entry.startsWith(`${name}=`) && isKnown(entry, zones))?.slice(name.length + 1) as
      | (typeof KNOWN)[Name][number]
      | undefined;
  const timezone = given.find((entry) => isZone(entry, zones))?.slice(TIMEZONE.length) ?? null;
  const isStrict = value("handling") === "strict";
  const unknown = given.filter((entry) => !isKnown(entry, zones));
  if (unknown.length > 0 && isStrict) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const affected = given.map((entry) => MAX_AFFECTED.exec(entry)?.[1]).find(Boolean);
  return {
    resolution: value("resolution") ?? null,
    missing: value("missing") ?? null,
    return: value("return") ?? null,
    // A planned or estimated count is allowed to be exact, and ours always is.
    count: value("count") ? "exact" : null,
    tx: value("tx") ?? null,
    handling: value("handling") ?? null,
    timezone,
    maxAffected: affected && isStrict ? Number(affected) : null,
  };
}

const isZone = (entry: string, zones: ReadonlySet<string>) =>
  entry.startsWith(TIMEZONE) && zones.has(entry.slice(TIMEZONE.length));

function isKnown(entry: string, zones: ReadonlySet<string>): boolean {
  if (MAX_AFFECTED.test(entry) || isZone(entry, zones)) return true;
  return Object.entries(KNOWN).some(([name, values]) => values.some((value) => entry === `${name}=${value}`));
}

/** The value of `Preference-Applied`. */
export function applied(preferences: Partial<Preferences>): string {
  let text = "";
  for (const name in preferences) {
    const value = preferences[name as keyof Preferences] ?? null;
    if (value !== null) text += `${text && ", "}${name === "maxAffected" ? "max-affected" : name}=${value}`;
  }
  return text;
}
