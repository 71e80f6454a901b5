import type { Role } from "../../../words/words.ts";
import { opensQuote } from "../quotes.ts";
import { isQuoted, range, rule } from "./rule.ts";

const MOST_BEFORE_MEDIUM = 3;
const LEAST_IDEA = 3;

export const ideaOfADoodle = rule({
  name: "idea of a doodle",
  why: "In “a doodle comparing my morning before and after coffee” only the beginning is for us, the rest is what it shows.",
  example: {
    said: "why do knuckles crack? doodle of bubble popping inside joint, comic POP!",
    type: "chatgptdoodle",
    from: ["direction: doodle of bubble popping inside joint, comic POP"],
    to: ["direction: doodle of"],
  },
  counter: { said: "dessin au crayon pourquoi il y a des trous dans le gruyère", type: "chatgptdoodle" },
  reads: ["type", "roles", "clauses", "isOnlyLook", "over"],
  changes: ["direction"],
  mend: (parts, { type, roles, clauses, isOnlyLook, over }) =>
    parts.map((part) => {
      const clause = clauses.find(({ from, to }) => from <= part.first && to > part.first);
      if (part.name !== "k" || type !== "chatgptdoodle") return part;
      if (!clause || clause.from !== part.first || clause.after === ":") return part;
      const places = range(part.first, Math.min(clause.to, part.first + MOST_BEFORE_MEDIUM));
      const medium = places.find((at) => roles[at]?.has("medium"));
      if (medium === undefined || clause.to - medium <= LEAST_IDEA) return part;
      let end = Math.min(part.end, medium + 2);
      while (end < part.end && ["medium", "look"].some((role) => roles[end]?.has(role as Role))) end++;
      return isOnlyLook(range(end, clause.to)) ? part : over(part, part.first, end);
    }),
});

const SURE = 0.9;

export const halfAComparison = rule({
  name: "half a comparison",
  why: "“Switch from paper | timesheets to Clockwise”: whoever asks for a picture does not stop in the middle of a clause.",
  example: {
    said: "Switch from paper timesheets to Clockwise Crew. Saves our crews 3 hours a week",
    from: ["direction: Switch from paper"],
  },
  counter: { said: "compare Dublin–Cork drive / bus / train: 2h50, 3h, 2h35. book early €15.99" },
  reads: ["roles", "clauses"],
  changes: ["direction"],
  mend: (parts, { roles, clauses }) =>
    parts.filter(({ name, sure, first, end }) => {
      const clause = clauses.find(({ from, to }) => from <= first && to >= end);
      const isHalf = clause !== undefined && end < clause.to && end - first > 1;
      return name !== "k" || sure >= SURE || !isHalf || !range(first, end).some((at) => roles[at]?.has("comparison"));
    }),
});

export const quotedDirection = rule({
  name: "quoted direction",
  why: "Quoted words are said by somebody; nobody quotes a direction.",
  example: {
    said: "when the client says 'make the logo bigger' for the fifth time",
    type: "meme",
    from: ["direction: make the logo bigger' for the fifth time"],
  },
  counter: { said: '"leaving in 5 minutes" picture of her still in the towel', type: "meme" },
  reads: ["tokens", "clauses"],
  changes: ["direction"],
  mend: (parts, { tokens, clauses }) =>
    parts.filter(({ name, first }) => name !== "k" || !opensQuote(tokens, first - 1) || !isQuoted(first, clauses)),
});
