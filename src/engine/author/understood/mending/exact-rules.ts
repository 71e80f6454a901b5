import { EXACT_CUES, exactHints } from "../exact-cues.ts";
import type { Part } from "../parts.ts";
import { closesQuote, opensQuote } from "../quotes.ts";
import type { ExactRole } from "../understood.ts";
import { inOrder, isExact, isQuoted, newPart, overlaps, range, rule } from "./rule.ts";

const MOST_MISSED = 4;
const LONGEST_QUOTE = 40;

export const wholeQuote = rule({
  name: "whole quote",
  why: "Exact words that begin inside quotes go on to the closing quote.",
  example: {
    said: '3 panels: panel 1 "breathe in" panel 2 "breathe out" panel 3 dog has the remote "NO. DROP IT."',
    type: "meme",
    from: ['exact: breathe in"'],
    to: ["exact: breathe in"],
  },
  counter: { said: "make me a meme the 'nice' towels: have never touched water since 1998", type: "meme" },
  reads: ["tokens", "clauses", "over"],
  changes: ["exact"],
  mend: (parts, { tokens, clauses, over }) =>
    parts.map((part) => {
      let { first } = part;
      while (first > 0 && part.first - first < MOST_MISSED && !opensQuote(tokens, first - 1)) first--;
      if (!isExact(part.name) || !isQuoted(part.first, clauses) || !opensQuote(tokens, first - 1)) return part;
      let end = first + 1;
      while (end < tokens.length && !closesQuote(tokens, end)) end++;
      return end < tokens.length && end - first < LONGEST_QUOTE ? over(part, first, end) : part;
    }),
});

const REACH = 10;

export const textNeedsACue = rule({
  name: "text needs a cue",
  why: "Outside of jokes nothing is set exactly as it is unless a cue or a quote says so.",
  example: { said: "Cue Ball Kate's pool hall Invercargill. $12/hr, students $8. on the ball: 8", from: ["exact: 8"] },
  counter: { said: "Hush, email client for busy people. headline: Ten thousand unread" },
  reads: ["type", "tokens", "roles"],
  changes: ["exact"],
  mend(parts, { type, tokens, roles }) {
    const isCued = ({ first }: Part) =>
      range(Math.max(0, first - REACH), first).some(
        (at) => EXACT_CUES.some((role) => roles[at]?.has(role)) || opensQuote(tokens, at),
      );
    return parts.filter((part) => !isExact(part.name) || type === "meme" || isCued(part));
  },
});

export const captionsAreForJokes = rule({
  name: "captions are for jokes",
  why: "Only a joke has a text above and one below. “Before: …, after: …” in an ad is what it says.",
  example: {
    said: "sketch for the milk carton: missing bees. text on top HAVE YOU SEEN US?",
    type: "chatgptdoodle",
    from: ["exact: HAVE YOU SEEN US?"],
  },
  counter: { said: "meme. top text: $7 LATTE bottom text: $0 SAVINGS, 100% FOAM", type: "meme" },
  reads: ["type"],
  changes: ["exact"],
  mend: (parts, { type }) =>
    type === "meme" ? parts : parts.filter(({ name }) => name !== "e.top" && name !== "e.bottom"),
});

const ROLE_OF_CUE: Readonly<Record<string, ExactRole>> = {
  headline: "headline",
  caption: "headline",
  subline: "subline",
  tagline: "tagline",
  button: "button",
  badge: "badge",
};

export const cuedText = rule({
  name: "cued text",
  why: "A cue with quotes or a colon after it leaves no doubt that the words are set, unless somebody in a joke is quoted.",
  example: {
    said: "quick biro doodle of a duck running a HR meeting. caption: Let's circle back to the bread",
    type: "chatgptdoodle",
    to: ["exact: Let's circle back to the bread"],
  },
  counter: { said: "Soft bear with a button nose and felt ears, £18" },
  reads: ["type", "tokens", "roles", "over"],
  changes: [
    "exact",
    "subject",
    "name",
    "place",
    "offer",
    "date",
    "contact",
    "audience",
    "benefit",
    "direction",
    "color",
  ],
  mend(parts, { type, tokens, roles, over }) {
    let list = parts;
    for (const { first, end, hint, cue } of exactHints(tokens, roles)) {
      const [how, cueRole = ""] = hint.split(".");
      // "tagline Brewed 20 hours": other cues also begin sentences about themselves ("button nose").
      const isTold = how !== "begun" || (cueRole === "tagline" && /^\p{Lu}/u.test(tokens[first]?.text ?? ""));
      const role = isTold ? ROLE_OF_CUE[cueRole] : undefined;
      const isSpoken = type === "meme" && (how === "cued" || roles[cue]?.has("verb"));
      const isInside = (part: Part) => overlaps(part, first, end);
      const isName = list.some((part) => part.name === "b" && isInside(part));
      // "Left empty for text: the upper third" asks for room.
      const isDirected = list.some((part) => part.name === "k" && part.sure === 1 && isInside(part));
      const isSet = list.some((part) => part.name === `e.${role}` && (isInside(part) || how === "quoted"));
      if (!role || isSpoken || isName || isDirected || isSet || end <= first) continue;
      list = [...list.filter((part) => !isInside(part)), over(newPart(`e.${role}`, 0.9), first, end)];
    }
    return inOrder(list);
  },
});
