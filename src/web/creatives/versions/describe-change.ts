import type { Version } from "./version.ts";

const MAX_WORDS = 60;
/** Of what was done by hand; the rest is counted. */
const MAX_NAMED_STEPS = 2;

type Described = Pick<Version, "name" | "change" | "prompt" | "format">;

/** What a version is called: by its owner, or by what was done to the one it was made from. */
export function describeChange({ name, change, prompt, format }: Described): string {
  if (name) return name;
  if (!change) return "Generated";
  const parts = change.did.map((part) => part.trim()).filter(Boolean);
  if (change.kind === "picture") return "New picture";
  if (change.kind === "size") return format;
  if (change.kind === "brand") return parts[0] ? `For ${parts[0]}` : "Without a brand";
  if (change.kind === "variation") {
    const [only = "layout"] = parts;
    return parts.length > 1 || only.includes(" ") ? sentence(parts) : `Another ${only}`;
  }
  if (change.kind === "design") return parts.length > 0 ? named(parts) : "Changed by hand";
  if (parts.length === 1 && parts[0] === "format") return format;
  return parts.length > 0 ? sentence(parts) : `“${excerpt(prompt)}”`;
}

/** "Headline and colours changed", or what was done in so many words. */
function sentence(parts: readonly string[]): string {
  const areNames = parts.every((part) => !part.includes(" "));
  const list = new Intl.ListFormat("en-GB").format(parts);
  const words = areNames ? `${list} changed` : parts.join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function named(steps: readonly string[]): string {
  const words = steps.slice(0, MAX_NAMED_STEPS).join(", ");
  const more = steps.length - MAX_NAMED_STEPS;
  return more > 0 ? `${words} and ${more} more` : words;
}

function excerpt(prompt: string): string {
  const characters = Array.from(prompt.trim().replace(/\s+/g, " "));
  return characters.length > MAX_WORDS ? `${characters.slice(0, MAX_WORDS).join("").trimEnd()}…` : characters.join("");
}

/** What was asked for and could not be done, as one sentence. */
export function describeMissed({ change }: Pick<Version, "change">): string | undefined {
  if (!change || change.missed.length === 0) return undefined;
  return `Not done: ${change.missed.map((wish) => `“${wish}”`).join(", ")}`;
}
