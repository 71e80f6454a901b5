import type { Brief, Fact } from "../brief/brief.ts";
import { factsOf, isSet, wordsOf } from "../brief/facts.ts";
import { FACTS, type FactRole } from "../brief/roles.ts";
import { LANGUAGE_NAMES } from "../languages.ts";

/** What was read with less than this is left to the model: it reads the description too. */
const SURE = 0.75;
const SET: readonly FactRole[] = ["headline", "name", "offer", "when", "where", "contact", "button"];

/** What the brief adds to the description: its exact words and what they are, what to leave out, language and look. */
export function tellBrief(brief: Brief): string[] {
  const isSure = (fact: Fact) => isSet(fact) || fact.sure >= SURE;
  const words = SET.flatMap((role) =>
    factsOf(brief, role)
      .filter(isSure)
      .map((fact) => `${FACTS[role].label.toLowerCase()} ${quoted(wordsOf(fact))}`),
  );
  const out = brief.facts.filter((fact) => fact.isOut && SET.includes(fact.role));
  const avoided = [...factsOf(brief, "avoid"), ...out].map(({ value }) => quoted(value));
  const look = factsOf(brief, "look").map(({ value }) => value);
  const language = brief.language?.value;
  // Who corrects a fact leaves the sentence as it is, so the two may say different things.
  const isCorrected = brief.facts.some((fact) => fact.by !== "read" || fact.isOut);
  return [
    ...(words.length > 0 ? [`Words to set, letter for letter: ${words.join(", ")}.`] : []),
    ...(words.length > 0 && isCorrected ? ["Where the description says something else, these words count."] : []),
    ...(avoided.length > 0 ? [`Leave out: ${avoided.join(", ")}.`] : []),
    ...(words.length > 0 && language ? [`The language of all lettering is ${LANGUAGE_NAMES[language]}.`] : []),
    ...(look.length > 0 ? [`Look: ${look.join(", ")}.`] : []),
  ];
}

const quoted = (words: string) => `“${words.replace(/[“”]/gu, '"')}”`;
