import type { Intent } from "../intents.ts";
import type { Brief, Fact } from "./brief.ts";
import { changeFact, moveFact, NOTHING_SET, removeFact } from "./change.ts";
import { factsOf, isSet } from "./facts.ts";
import type { BriefReading } from "./reading.ts";

/** Below, a person should say. Of 128 labelled messages a kind was right in 48 % below this and in 90 % above. */
const UNSURE_KIND = 0.7;
/** 21 % and 92 %. */
const UNSURE_NAME = 0.9;
/** A headline is right about as often however sure it is: only the least sure are worth a question. */
const UNSURE_HEADLINE = 0.65;
const MOST_ANSWERS = 3;

type Answer = { label: string; set: Brief };
/** One thing that was not understood for sure, what is assumed until somebody says, and the answers. */
export type Question = {
  about: "kind" | "name" | "headline";
  words: string;
  assumed: string;
  answers: Answer[];
  /** The fact it is about. */
  asked?: string;
};

export const KIND_NAMES: Record<Intent, string> = {
  goods: "Something to buy",
  venue: "A place to go",
  service: "A service",
  software: "An app or website",
  event: "An event",
  course: "A course",
  hiring: "A job",
  cause: "A good cause",
  opening: "An opening",
  launch: "A launch",
  comparison: "A comparison",
  explanation: "An explanation",
  joke: "A joke",
};

/** At most one, the one that changes most. `set` is what was set before, to which each answer adds. */
export function questionOf(reading: BriefReading, brief: Brief, set: Brief = NOTHING_SET): Question | null {
  return aboutName(brief, set) ?? aboutKind(reading, brief, set) ?? aboutHeadline(reading, brief, set);
}

function aboutKind({ kinds }: BriefReading, { kind }: Brief, set: Brief): Question | null {
  if (kind?.by !== "read" || kind.sure >= UNSURE_KIND || kinds.length < 2) return null;
  const answers = kinds.map((value) => ({
    label: KIND_NAMES[value],
    set: { ...set, kind: { value, sure: 1, by: "user" as const } },
  }));
  const assumed = `Until you say, it is taken for: ${KIND_NAMES[kind.value].toLowerCase()}.`;
  return { about: "kind", words: "What is it you advertise?", assumed, answers };
}

/** One word that may be a town or whoever signs. */
function aboutName(brief: Brief, set: Brief): Question | null {
  const [name] = factsOf(brief, "name");
  const isUnsure = (fact: { value: string; sure: number; by: Fact["by"] }) =>
    fact.by === "read" && fact.sure < UNSURE_NAME && /^\p{Lu}[\p{L}’'-]+$/u.test(fact.value);
  const fact = name ? (isUnsure(name) ? name : undefined) : factsOf(brief, "where").find(isUnsure);
  if (!fact || isSet(fact)) return null;
  const { value } = fact;
  const as = (role: "name" | "where") =>
    fact.role === role ? changeFact(set, fact, { role, value }) : moveFact(set, fact, role);
  const both = changeFact(changeFact(set, null, { role: "name", value }), null, { role: "where", value });
  return {
    about: "name",
    asked: value,
    words: `Is ${value} the brand or the place?`,
    assumed: `Until you say, the ideas use it as the ${fact.role === "name" ? "brand" : "place"}.`,
    answers: [
      { label: "The brand", set: as("name") },
      { label: "The place", set: as("where") },
      { label: "Both", set: both },
      { label: "Neither", set: removeFact(set, fact) },
    ],
  };
}

function aboutHeadline({ headlines }: BriefReading, brief: Brief, set: Brief): Question | null {
  const [headline] = factsOf(brief, "headline");
  if (!headline || isSet(headline) || headline.sure >= UNSURE_HEADLINE || headlines.length < 2) return null;
  return {
    about: "headline",
    words: "Which line should be the headline?",
    assumed: `Until you say, it is “${headline.value}”.`,
    answers: headlines.slice(0, MOST_ANSWERS).map((value) => ({
      label: value,
      set: changeFact(set, headline, { role: "headline", value }),
    })),
  };
}
