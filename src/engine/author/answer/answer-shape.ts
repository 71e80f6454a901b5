import { FACT_ROLES } from "../../../shared/brief/roles.ts";
import { INTENTS } from "../../../shared/intents.ts";
import { LANGUAGES } from "../../../shared/languages.ts";

const text = { type: "string" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The shape of a reading, in the part of JSON Schema that every service takes: all fields there, nothing else. */
export const READING_SCHEMA = object({
  kind: { ...text, enum: [...INTENTS, "other"] },
  language: { ...text, enum: [...LANGUAGES, "other"] },
  facts: { type: "array", items: object({ role: { ...text, enum: FACT_ROLES }, value: text, terms: text }) },
});
