import type { Field } from "../field.ts";

export const anything: Field = {
  known: [],
  who: ["Me", "Everybody here", "Whoever said yes"],
  ask: ["“How hard can it be?”", "“Is it finished?”", "“Who is in charge?”"],
  hope: ["The plan", "How I imagined it", "A good start"],
  truth: ["the plan, on fire", "three tabs and a biscuit", "we do not talk about it"],
  small: ["a biscuit", "going home early", "one thank-you"],
  grand: ["a strategy day", "a podcast about it", "a five-year plan"],
  chore: ["the actual work", "reading the instructions", "telling the others"],
  panic: [
    "“How is it going?” and everybody looks at me",
    "I said it would be easy. In writing. To everyone.",
    "They asked for the plan. There is a plan?",
  ],
  promise: ["“Nearly there”", "“By Friday, latest”"],
  takes: [],
  nature: [],
  wins: [["It worked, and somebody saw it", "Witness: the cat"]],
  says: [
    ["“It’s going really well!”", "It is going"],
    ["“I’ve got this”", "I have never had this"],
  ],
  messages: [["how’s it going?", "I have turned off notifications, and the lights"]],
  menus: [["Good", "Fast", "Good and fast: we close at six"]],
  steps: [["Idea", "Plan", "Second plan", "Nap"]],
  relics: [["They began it with new pens.", "To-do list, fossil"]],
  rumours: [],
};
