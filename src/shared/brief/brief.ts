import { z } from "zod";
import { INTENTS } from "../intents.ts";
import { LANGUAGES } from "../languages.ts";

/**
 * What an ad says, fact by fact. `most` is what the roomiest layout can set; a longer fact is kept and marked, and no
 * picture of ours shows it. `isList`: there may be several.
 */
export const FACTS = {
  name: { label: "Brand", most: 30, isList: false },
  what: { label: "What it is", most: 72, isList: false },
  headline: { label: "Headline", most: 110, isList: false },
  offer: { label: "Offer", most: 70, isList: true },
  when: { label: "When", most: 70, isList: true },
  where: { label: "Where", most: 70, isList: true },
  contact: { label: "Contact", most: 70, isList: true },
  button: { label: "Button", most: 28, isList: false },
  look: { label: "Look", most: 60, isList: true },
  avoid: { label: "Avoid", most: 60, isList: true },
} as const;
export type FactRole = keyof typeof FACTS;
export const FACT_ROLES = Object.keys(FACTS) as [FactRole, ...FactRole[]];

export const MAX_VALUE = 200;
export const MAX_FACTS = 40;
/** All values of a brief together. */
export const MAX_WORDS = 3_000;
const MAX_PLACE = 8_000;

const value = z
  .string()
  .max(MAX_VALUE, `A fact may have at most ${MAX_VALUE} characters.`)
  // Nothing that cannot be stored or would not be seen, as in a description.
  .transform((text) => text.replace(/\p{Cs}|\p{Cc}+/gu, " ").trim())
  .pipe(z.string().min(1, "A fact needs words."));

/** Who says so: the composer read it in the sentence, the user set it, the user's AI service read it. */
const setter = z.enum(["read", "user", "ai"]);
const sure = z.number().min(0).max(1);

export const factSchema = z.object({
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

/** A fact as it is printed: an offer with its terms. */
export const wordsOf = ({ value, terms }: Pick<Fact, "value" | "terms">): string =>
  terms ? `${value} ${terms}` : value;

/** How many characters a fact has too many for every layout of ours. */
export const excessOf = (fact: Fact): number => Math.max(0, [...wordsOf(fact)].length - FACTS[fact.role].most);

/** The facts of one kind that count. */
export const factsOf = ({ facts }: Pick<Brief, "facts">, role: FactRole): Fact[] =>
  facts.filter((fact) => fact.role === role && !fact.isOut);

/** What was set by somebody, and so outlives the next reading of the sentence. */
export const isSet = (fact: Pick<Fact, "by" | "isLocked" | "isOut">): boolean =>
  fact.by !== "read" || fact.isLocked === true || fact.isOut === true;
