import { z } from "zod";
import { INTENTS } from "../intents.ts";
import { LANGUAGES } from "../languages.ts";
import { FACT_ROLES, MAX_FACTS, MAX_VALUE, MAX_WORDS } from "./roles.ts";

const MAX_PLACE = 8_000;
/** Of a brief as JSON, each character in its longest form. */
export const MAX_BRIEF_BODY = 8 * MAX_FACTS * 3 * MAX_VALUE;

const value = z
  .string()
  .max(MAX_VALUE, `A fact may have at most ${MAX_VALUE} characters.`)
  // Nothing that cannot be stored or would not be seen, as in a description.
  .transform((text) => text.replace(/\p{Cs}|\p{Cc}+/gu, " ").trim())
  .pipe(z.string().min(1, "A fact needs words."));

/** Who says so: the composer read it in the sentence, the user set it, the user's AI service read it, it is in the brand kit. */
const setter = z.enum(["read", "user", "ai", "kit"]);
const sure = z.number().min(0).max(1);

const factSchema = z.object({
  role: z.enum(FACT_ROLES),
  value,
  /** Of an offer: what must stand beside it. */
  terms: value.optional(),
  /** Where in the sentence it was found. */
  from: z.int().min(0).max(MAX_PLACE).optional(),
  to: z.int().min(0).max(MAX_PLACE).optional(),
  sure,
  by: setter,
  /** What the sentence says in its place, where it was changed. */
  was: value.optional(),
  /** Outlives everything but its owner. */
  isLocked: z.boolean().optional(),
  /** Taken out: it is not printed, and does not come back with the next reading. */
  isOut: z.boolean().optional(),
});
export type Fact = z.infer<typeof factSchema>;

const kindSchema = z.object({ value: z.enum(INTENTS), sure, by: setter });
/** Null: none that we have words of. */
const languageSchema = z.object({ value: z.enum(LANGUAGES).nullable(), sure, by: setter });

/** A brief, or as much of it as somebody has set. */
export const briefSchema = z
  .object({
    kind: kindSchema.optional(),
    language: languageSchema.optional(),
    facts: z.array(factSchema).max(MAX_FACTS, `A brief may have at most ${MAX_FACTS} facts.`).default([]),
  })
  .refine(
    ({ facts }) => facts.reduce((sum, fact) => sum + fact.value.length + (fact.terms?.length ?? 0), 0) <= MAX_WORDS,
    `A brief may have at most ${MAX_WORDS.toLocaleString("en")} characters.`,
  );
export type Brief = z.infer<typeof briefSchema>;
