import { HEADLINE_CUE, HEADLINE_CUE_AFTER } from "../../../words/headline-cues.ts";
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

const LONGEST_HEADLINE = 20;

export const givenHeadline = rule({
  name: "a headline that is given",
  why: "“Headline should be: …” gives the headline up to the end of its sentence, and the cue itself is for us.",
  example: {
    said: "我们做了一个给民宿老板用的管家软件，标题用：老板也该睡个整觉",
    from: ["audience: 该睡个整觉"],
    to: ["direction: 标题用：", "exact: 老板也该睡个整觉"],
  },
  counter: { said: "Title deeds explained, free first call" },
  reads: ["type", "text", "tokens", "over"],
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
  mend(parts, { type, text, tokens, over }) {
    if (type === "meme") return parts;
    const at = (from: number) => tokens.findIndex((token) => token.from >= from);
    const endOf = (to: number) => tokens.findLastIndex((token) => token.to <= to) + 1;
    const cut = (list: readonly Part[], first: number, end: number) =>
      list.filter((part) => !overlaps(part, first, end));
    let list = parts;
    for (const { 0: cue, index } of text.matchAll(HEADLINE_CUE)) {
      const [first, begin] = [at(index), at(index + cue.length)];
      if (first < 0 || begin <= first || list.some(({ name }) => name === "e.headline")) continue;
      const isOpen = opensQuote(tokens, begin);
      const start = isOpen ? begin + 1 : begin;
      let end = start;
      const isEnd = (place: number) =>
        isOpen ? closesQuote(tokens, place) : /^[.!?\n。！？]$/u.test(tokens[place]?.text ?? "");
      while (end < tokens.length && end - start < LONGEST_HEADLINE && !isEnd(end)) end++;
      // A question or a shout keeps its mark.
      if (!isOpen && /^[!?！？]$/u.test(tokens[end]?.text ?? "")) end++;
      if (end <= start) continue;
      list = [
        ...cut(list, first, end),
        over(newPart("k", 1), first, begin),
        over(newPart("e.headline", 0.9), start, end),
      ];
    }
    for (const { 0: cue, index } of text.matchAll(HEADLINE_CUE_AFTER)) {
      const from = index + cue.length - cue.trimStart().length;
      const [first, end] = [at(from), endOf(index + cue.length)];
      if (first < 0 || end <= first) continue;
      list = [...cut(list, first, end), over(newPart("k", 1), first, end)];
      let open = first - 2;
      while (open >= 0 && first - open < LONGEST_HEADLINE && !opensQuote(tokens, open)) open--;
      if (!opensQuote(tokens, open) || list.some(({ name }) => name === "e.headline")) continue;
      list = [...cut(list, open, first), over(newPart("e.headline", 0.9), open + 1, first - 1)];
    }
    return inOrder(list);
  },
});
