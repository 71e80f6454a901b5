import { RestError } from "./rest-error.ts";

export type Preferences = {
  return: "minimal" | "headers-only" | "representation" | null;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  missing: "default" | "null" | null;
  count: "exact" | null;
};

const KNOWN: Record<keyof Preferences, readonly string[]> = {
  return: ["minimal", "headers-only", "representation"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  count: ["exact", "planned", "estimated"],
};

/** Unknown preferences are ignored, unless the client asks for strict handling. */
export function parsePrefer(header: string | undefined): Preferences {
  const given = (header ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const unknown = given.filter((entry) => !isKnown(entry) && !entry.startsWith("handling="));
  if (unknown.length > 0 && given.includes("handling=strict")) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const value = <Name extends keyof Preferences>(name: Name) =>
    (given.find((entry) => entry.startsWith(`${name}=`) && isKnown(entry))?.slice(name.length + 1) ??
      null) as Preferences[Name];
  // A planned or estimated count is allowed to be exact, and ours always is.
  return {
    return: value("return"),
    resolution: value("resolution"),
    missing: value("missing"),
    count: value("count") && "exact",
  };
}

function isKnown(entry: string): boolean {
  return Object.entries(KNOWN).some(([name, values]) => values.some((value) => entry === `${name}=${value}`));
}

/** The value of `Preference-Applied`. */
export function applied(preferences: Partial<Preferences>): string {
  return Object.entries(preferences)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
}
