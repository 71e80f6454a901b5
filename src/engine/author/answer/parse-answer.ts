import { z } from "zod";
import { FACT_ROLES, MAX_FACTS } from "../../../shared/brief/roles.ts";
import { INTENTS } from "../../../shared/intents.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { UselessAnswer } from "./useless-answer.ts";

/** Forty facts of their full length, and room for the JSON around them. */
const MAX_ANSWER = 32 * 1024;
/** In an enumeration: none of them. */
export const OTHER = "other";

const answerSchema = z.strictObject({
  kind: z.enum([...INTENTS, OTHER]),
  language: z.enum([...LANGUAGES, OTHER]),
  facts: z
    .array(z.strictObject({ role: z.enum(FACT_ROLES), value: z.string(), terms: z.string().nullish() }))
    .max(MAX_FACTS),
});
export type Answer = z.infer<typeof answerSchema>;

const NAMES: ReadonlySet<string> = new Set(["kind", "language", "facts", "role", "value", "terms"]);
const STRINGS = /"((?:[^"\\]|\\.)*)"(\s*:)?/gs;

/** What a service answered, if it is what it was asked for. A fence around it is not its fault. */
export function parseAnswer(text: string): Answer | UselessAnswer {
  if (text.length > MAX_ANSWER) return new UselessAnswer("it is far too long");
  const json = text.replace(/^\s*```(?:json)?|```\s*$/g, "").trim();
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return new UselessAnswer("it is no JSON, or only a part of it");
  }
  const parsed = answerSchema.safeParse(said);
  if (!parsed.success || !hasOnlyItsNames(json, parsed.data)) {
    return new UselessAnswer("it has another shape than the one asked for");
  }
  return parsed.data;
}

/** Of a name that is there twice only the second would count, and some names are not seen by whoever checks a shape. */
function hasOnlyItsNames(json: string, { facts }: Answer): boolean {
  const names = [...json.matchAll(STRINGS)].filter(([, , colon]) => colon).map(([, name = ""]) => name);
  const kept = 3 + facts.reduce((sum, fact) => sum + Object.keys(fact).length, 0);
  return names.length === kept && names.every((name) => NAMES.has(name));
}
