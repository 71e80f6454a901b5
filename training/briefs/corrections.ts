import { z } from "zod";
import { briefDescription } from "../../src/engine/author/author-scene.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import type { Brief } from "../../src/shared/brief/brief.ts";
import { changeFact, NOTHING_SET, removeFact } from "../../src/shared/brief/change.ts";
import { factsOf, wordsOf } from "../../src/shared/brief/facts.ts";
import { FACT_ROLES } from "../../src/shared/brief/roles.ts";
import { INTENTS } from "../../src/shared/intents.ts";
import type { Typed } from "./picture-of.ts";

/** What somebody does to one fact on the screen. Without `from` it is added, without `to` it is removed. */
export const correctionSchema = z.union([
  z.object({ role: z.literal("kind"), to: z.enum(INTENTS) }),
  z.object({
    role: z.enum(FACT_ROLES),
    from: z.string().nullish(),
    to: z.string().nullish(),
    terms: z.string().nullish(),
  }),
]);
export type Correction = z.infer<typeof correctionSchema>;

const briefOf = ({ text, type }: Typed, set: Brief) =>
  briefDescription({ description: text, type, brief: set }, wordFiles).brief;

/** What is set after these corrections, made one after the other as on the screen. */
export function corrected(typed: Typed, corrections: readonly Correction[]): Brief {
  let set = NOTHING_SET;
  for (const correction of corrections) set = correctedOnce(typed, set, correction);
  return set;
}

function correctedOnce(typed: Typed, set: Brief, correction: Correction): Brief {
  if (correction.role === "kind") return { ...set, kind: { value: correction.to, sure: 1, by: "user" } };
  const { role, from, to, terms } = correction;
  const facts = factsOf(briefOf(typed, set), role);
  const fact = facts.find((one) => [one.value, wordsOf(one)].includes(from ?? "")) ?? null;
  if (from && !fact) throw new Error(`There is no ${role} “${from}”, only: ${facts.map(wordsOf).join(" | ")}`);
  if (to) return changeFact(set, fact, { role, value: to, ...(terms && { terms }) });
  return fact ? removeFact(set, fact) : set;
}

/** The brief of a description as the screen shows it, in a few lines. */
export function shownBrief(typed: Typed): string {
  const { kind, language, facts } = briefOf(typed, NOTHING_SET);
  const rows = facts.map((fact) => `  ${fact.role}: ${wordsOf(fact)}`);
  return [`  kind: ${kind?.value} (${kind?.sure}), language: ${language?.value}`, ...rows].join("\n");
}
