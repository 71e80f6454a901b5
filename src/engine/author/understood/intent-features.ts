import { clausesOf } from "./clauses.ts";
import type { Known } from "./features-of.ts";
import type { Part } from "./parts.ts";

const LONG = 4;

/** What speaks for one intent or another: words and their roles, in the first clause, in the subject, by ad type. */
export function intentFeatures({ tokens, roles, facts, kinds }: Known, type: string, parts: readonly Part[]): string[] {
  const features = ["any", `type=${type}`];
  const first = clausesOf(tokens)[0];
  const isUnsaid = (at: number) =>
    parts.some((part) => (part.name === "k" || part.name.startsWith("e.")) && at >= part.first && at < part.end);
  const own = (at: number) => [...(roles[at] ?? []), ...(facts[at] ?? [])];
  for (const [at, { lower }] of tokens.entries()) {
    const mark = isUnsaid(at) ? "k" : "";
    features.push(`${mark}word=${lower}`);
    if (/^\p{L}/u.test(lower)) {
      features.push(`${mark}words=${lower}_${tokens[at + 1]?.lower ?? "|"}`);
      if (lower.length > LONG)
        features.push(`${mark}start=${lower.slice(0, LONG)}`, `${mark}end=${lower.slice(-LONG)}`);
    }
    for (const kind of kinds[at] ?? []) features.push(`${mark}kind=${kind}`);
    for (const role of own(at)) {
      features.push(`${mark}role=${role}`, `type_role=${type}_${role}`);
      if (first && at < first.to) features.push(`first_clause=${role}`);
    }
  }
  for (const role of own(0)) features.push(`begins=${role}`);
  for (const part of parts) {
    features.push(`has=${part.name}`, `type_part=${type}_${part.name}`);
    if (part.name !== "s") continue;
    for (let at = part.first; at < part.end; at++) {
      const lower = tokens[at]?.lower ?? "";
      features.push(
        `subject_word=${lower}`,
        `subject_end=${lower.slice(-LONG)}`,
        `subject_start=${lower.slice(0, LONG)}`,
      );
      for (const kind of kinds[at] ?? []) features.push(`subject_kind=${kind}`, `type_kind=${type}_${kind}`);
      for (const role of own(at)) features.push(`subject=${role}`, `type_subject=${type}_${role}`);
    }
    for (const role of own(part.first - 1)) features.push(`before_subject=${role}`);
    for (const role of own(part.end)) features.push(`after_subject=${role}`);
  }
  if (tokens.length < 5) features.push("short");
  if (tokens.some(({ text }) => text === "?")) features.push("asks");
  return features;
}

/** What tells a price from a wage or a discount: the words of the offer, their roles, and what the ad wants. */
export function offerFeatures(
  { tokens, roles, facts }: Known,
  { first, end }: Pick<Part, "first" | "end">,
  intent: string,
): string[] {
  const features = ["any", `intent=${intent}`, `length=${Math.min(end - first, 8)}`];
  const wordAt = (at: number) => tokens[at]?.lower.replace(/\d+/gu, "0") ?? "|";
  for (let at = first; at < end; at++) {
    features.push(`word=${wordAt(at)}`, `words=${wordAt(at)}_${at + 1 < end ? wordAt(at + 1) : "|"}`);
    for (const role of [...(roles[at] ?? []), ...(facts[at] ?? [])])
      features.push(`role=${role}`, `intent_role=${intent}_${role}`);
  }
  for (const role of roles[first] ?? []) features.push(`begins=${role}`);
  for (const role of roles[first - 1] ?? []) features.push(`before=${role}`);
  for (const role of roles[end] ?? []) features.push(`after=${role}`);
  return features;
}
