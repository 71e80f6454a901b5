import { colorOf } from "../../../words/color-of.ts";
import type { Role } from "../../../words/words.ts";
import type { Fact } from "../facts-of.ts";
import type { Part, PartName } from "../parts.ts";
import type { Token } from "../tokens.ts";
import { inOrder, isExact, newPart, overlaps, range, rule } from "./rule.ts";

const isStop = (token: Token | undefined) => /^[.,;:!?،。、]$/u.test(token?.text ?? "");

export const stopIsNoWord = rule({
  name: "a stop is no word",
  why: "A stop at the end belongs to the sentence.",
  example: {
    said: "comic strip. black ice",
    type: "chatgptdoodle",
    from: ["direction: comic strip."],
    to: ["direction: comic strip"],
  },
  counter: { said: "Fresh bread daily in Hove" },
  reads: ["tokens", "over"],
  changes: ["subject", "name", "place", "offer", "date", "contact", "audience", "benefit", "direction", "color"],
  mend: (parts, { tokens, over }) =>
    parts.map((part) => {
      let { end } = part;
      while (end - part.first > 1 && isStop(tokens[end - 1])) end--;
      return isExact(part.name) || end === part.end ? part : over(part, part.first, end);
    }),
});

/** What an offer or a date has in it. */
const SIGNS: Partial<Record<PartName, { roles: readonly Role[]; facts: readonly Fact[] }>> = {
  o: { roles: ["free", "off", "trial", "save", "fee", "wage", "money", "included"], facts: ["money", "percent"] },
  d: {
    roles: ["month", "weekday", "until", "left", "every", "when", "holiday", "hours", "first"],
    facts: ["clock", "day"],
  },
};
const SURE = 0.9;
const SURE_WITH_A_FIGURE = 0.6;

export const signOfAnOffer = rule({
  name: "an offer or a date has a sign",
  why: "What has neither an amount nor a word of offers is none, and likewise dates, unless the chain is sure of it.",
  example: {
    said: "pet taxi with a paramedic, Perth metro, any hour, $60 flagfall incl 10 km. Ambupaws",
    from: ["date: any hour"],
  },
  counter: { said: "Kids' swimming school, Saturdays at 9" },
  reads: ["roles", "facts"],
  changes: ["offer", "date"],
  mend: (parts, { roles, facts }) =>
    parts.filter(({ name, first, end, sure, words }) => {
      const signs = SIGNS[name];
      if (!signs || sure > SURE || (name === "o" && /\d/u.test(words) && sure > SURE_WITH_A_FIGURE)) return true;
      return range(first, end).some(
        (at) => signs.roles.some((role) => roles[at]?.has(role)) || signs.facts.some((fact) => facts[at]?.has(fact)),
      );
    }),
});

/** An amount or a day that was nearly taken for one is one: such signs hardly ever mean anything else. */
const NEARLY = 0.2;
/** Cities lend their names to people and pies; squares and stations stand in sentences about anything. */
const NEARLY_THERE = 0.3;

export const nearlyFound = rule({
  name: "nearly found",
  why: "What the chain nearly took for an offer, a date or a place is one where an amount, a day or a city stands.",
  example: {
    said: "Kids' swimming school now enrolling for September, small groups of 4, heated pool",
    to: ["date: September"],
  },
  counter: { said: "Five tips for new cyclists" },
  reads: ["type", "tokens", "roles", "facts", "shareOf", "over"],
  changes: ["offer", "date", "place"],
  mend(parts, { type, tokens, roles, facts, shareOf, over }) {
    const list = [...parts];
    const isTaken = (at: number) => list.some((part) => part.name !== "s" && overlaps(part, at, at + 1));
    const has = (at: number, role: Role) => Boolean(roles[at]?.has(role));
    const add = (name: PartName, at: number) => {
      let [first, end] = [at, at + 1];
      while (first > 0 && !isTaken(first - 1) && shareOf(name, first - 1) > NEARLY) first--;
      while (end < tokens.length && !isTaken(end) && shareOf(name, end) > NEARLY) end++;
      list.push(over(newPart(name, shareOf(name, at)), first, end));
    };
    for (const [at, known] of facts.entries()) {
      if (isTaken(at)) continue;
      const isDay = known.has("clock") || known.has("day") || has(at, "month") || has(at, "weekday");
      const isSum = known.has("money") || known.has("percent");
      const isSpot = known.has("city") || (type !== "meme" && has(at, "street"));
      if (isSum && shareOf("o", at) > NEARLY) add("o", at);
      else if (isDay && shareOf("d", at) > NEARLY) add("d", at);
      else if (isSpot && shareOf("p", at) > NEARLY_THERE) add("p", at);
    }
    return inOrder(list);
  },
});

export const oneThingInTwo = rule({
  name: "one thing in two",
  why: "Two offers, dates or places with nothing but a dash or a sign between them are one.",
  example: {
    said: "stoffenmarkt Breda chassépark zondag 13 april 10-17 120 kramen",
    type: "maker",
    from: ["date: zondag 13 april", "date: 10-17"],
    to: ["date: zondag 13 april 10-17"],
  },
  counter: { said: "farrier, Newmarket, trim £35, full set £95" },
  reads: ["text", "over"],
  changes: ["offer", "date", "place"],
  mend(parts, { text, over }) {
    const list: Part[] = [];
    for (const part of parts) {
      const last = list.at(-1);
      const isNext = last?.name === part.name && /^\s*[-–+&/]?\s*$/u.test(text.slice(last.to, part.from));
      if (last && isNext && /^[dop]$/u.test(part.name))
        list[list.length - 1] = over({ ...last, sure: Math.min(last.sure, part.sure) }, last.first, part.end);
      else list.push(part);
    }
    return list;
  },
});

export const phoneIsAContact = rule({
  name: "a phone number is a contact",
  why: "A number that can be dialled is a way to get in touch, unless it is part of something else.",
  example: { said: "Mercy Heart Center. patients 60+. footer Questions? 608-555-0190", to: ["contact: 608-555-0190"] },
  counter: { said: "Call Dodds on 01632 960 114" },
  reads: ["tokens", "facts", "over"],
  changes: ["contact"],
  mend(parts, { tokens, facts, over }) {
    const isPhone = (at: number) => Boolean(facts[at]?.has("phone"));
    const starts = range(0, tokens.length).filter((at) => isPhone(at) && !isPhone(at - 1));
    const phones = starts.map((first) => {
      let end = first + 1;
      while (isPhone(end)) end++;
      return over(newPart("f", 0.6), first, end);
    });
    return inOrder([...parts, ...phones.filter(({ first, end }) => !parts.some((part) => overlaps(part, first, end)))]);
  },
});

const DAYS: readonly Role[] = ["weekday", "when", "every", "hours", "small"];

export const clauseOfWeekdays = rule({
  name: "a clause of weekdays",
  why: "A clause of weekdays alone is a date: “…, Tuesday evening, Utrecht”. In a joke it is part of the story.",
  example: {
    said: "Atelier pain au levain, samedi matin 4 h, tu repars avec ton levain. 65 €, Namur",
    to: ["date: samedi matin 4 h"],
  },
  counter: { said: "husband: we need to leave for the airport now. flight: thursday", type: "meme" },
  reads: ["type", "roles", "facts", "clauses", "over"],
  changes: ["date"],
  mend(parts, { type, roles, facts, clauses, over }) {
    if (type === "meme") return parts;
    const isDay = (at: number) => DAYS.some((role) => roles[at]?.has(role)) || Boolean(facts[at]?.has("clock"));
    const days = clauses
      .filter(({ from, to }) => range(from, to).every(isDay) && range(from, to).some((at) => roles[at]?.has("weekday")))
      .filter(({ from, to }) => !parts.some((part) => overlaps(part, from, to)))
      .map(({ from, to }) => over(newPart("d", 0.6), from, to));
    return inOrder([...parts, ...days]);
  },
});

export const prepositionOfAPlace = rule({
  name: "the preposition of a place",
  why: "“Try on by appointment in Leith”: “in” belongs to the place. “30% off” has no preposition.",
  example: {
    said: "Everything 30% off in Leeds",
    from: ["offer: Everything 30% off in"],
    to: ["offer: Everything 30% off"],
  },
  counter: { said: "Everything 30% off, Leeds" },
  reads: ["roles", "over"],
  changes: ["subject", "name", "offer", "date", "contact", "audience", "benefit", "direction", "color"],
  mend: (parts, { roles, over }) =>
    parts.map((part) => {
      const own = roles[part.end - 1];
      const isLoose = own?.has("at") && own.has("small") && !own.has("off") && part.end - part.first > 1;
      const isBeforePlace = parts.some(({ name, first }) => name === "p" && first === part.end);
      return isLoose && isBeforePlace && !isExact(part.name) ? over(part, part.first, part.end - 1) : part;
    }),
});

export const twoColors = rule({
  name: "two colours",
  why: "“Lime and charcoal” are two colours, though the first could be a fruit.",
  example: {
    said: "Summer linen dresses, new colours terracotta and sage, free returns",
    from: ["color: sage"],
    to: ["color: terracotta and sage"],
  },
  counter: { said: "Lime and soda, £3" },
  reads: ["tokens", "roles", "language", "over"],
  changes: ["color"],
  mend: (parts, { tokens, roles, language, over }) =>
    parts.map((part) => {
      const before = tokens[part.first - 2]?.text ?? "";
      const isPair = roles[part.first - 1]?.has("small") && colorOf(before, language) !== undefined;
      return part.name === "c" && isPair ? over(part, part.first - 2, part.end) : part;
    }),
});

export const beginningOfATime = rule({
  name: "the beginning of a time",
  why: "“Welpenkurs ab 4. März”: what begins a time belongs to it.",
  example: { said: "farrier, Newmarket, takes on new clients from feb", from: ["date: feb"], to: ["date: from feb"] },
  counter: { said: "Book club, every Friday" },
  reads: ["roles", "over"],
  changes: ["date"],
  mend: (parts, { roles, over }) =>
    parts.map((part) => {
      const before = part.first - 1;
      const isFree = !parts.some((other) => other.name !== "s" && overlaps(other, before, part.first));
      const isBeginning = roles[before]?.has("from") || roles[before]?.has("until");
      return part.name === "d" && isFree && isBeginning ? over(part, before, part.end) : part;
    }),
});
