import { dealsIn } from "../deals.ts";
import { fold } from "../fold.ts";
import type { Part } from "../parts.ts";
import { isExact, type Known, newPart, overlaps, range, rule } from "./rule.ts";

const isSum = (at: number, { facts }: Pick<Known, "facts">) =>
  Boolean(facts[at]?.has("money") || facts[at]?.has("percent"));

/** Offers that give something away. */
const isFree = (at: number, { roles, isGiven }: Pick<Known, "roles" | "isGiven">) =>
  Boolean(roles[at]?.has("free")) && isGiven(at);

export const dealIsAnOffer = rule({
  name: "a deal is an offer",
  why: "“3 for 2” is an offer whatever it was taken for, unless it is a direction or is to be set as it is.",
  example: {
    said: "second pair half price, Specs of Hove",
    from: ["offer: half price"],
    to: ["offer: second pair half price"],
  },
  counter: { said: "Founders' fireside chat. Thurs 21 Aug, 6:30 for 7, T-Hub, Hyderabad" },
  reads: ["type", "text", "tokens", "over"],
  changes: ["offer", "name", "place", "date", "contact", "audience", "benefit", "color"],
  mend: (parts, { type, text, tokens, over }) =>
    (type === "meme" ? [] : dealsIn(fold(text))).reduce<readonly Part[]>((list, { from, to }) => {
      const first = tokens.findIndex((token) => token.to > from);
      const end = tokens.findLastIndex((token) => token.from < to) + 1;
      const inside = list.filter((part) => part.name !== "s" && overlaps(part, first, end));
      if (inside.some(({ name }) => name === "k" || isExact(name))) return list;
      const offers = inside.filter(({ name }) => name === "o");
      const starts = Math.min(first, ...offers.map((part) => part.first));
      const stops = Math.max(end, ...offers.map((part) => part.end));
      return [...list.filter((part) => !inside.includes(part)), over(newPart("o", 0.9), starts, stops)];
    }, parts),
});

export const freeOf = rule({
  name: "free of something",
  why: "“Plastic free post”: nothing of it is given away.",
  example: { said: "sugar free lemonade, 330 ml", from: ["offer: free lemonade"] },
  counter: { said: "Free lemonade with every burger" },
  reads: ["roles", "facts", "isGiven"],
  changes: ["offer"],
  mend: (parts, known) =>
    parts.filter(({ name, first, end }) => {
      const places = range(first, end);
      const free = places.filter((at) => known.roles[at]?.has("free"));
      const givesNothing = free.length > 0 && !free.some(known.isGiven) && !places.some((at) => isSum(at, known));
      return name !== "o" || !givesNothing;
    }),
});

export const givenApart = rule({
  name: "what is given stands apart",
  why: "“£15 with pasty, under 12s free” offers two things: what is given away stands apart from what it costs.",
  example: {
    said: "Barn dance in Ely. £15 with pasty, under 12s free",
    from: ["offer: £15 with pasty, under 12s free"],
    to: ["offer: £15 with pasty", "offer: under 12s free"],
  },
  counter: { said: "Invoicing app. Free for 30 days, no card" },
  reads: ["roles", "facts", "clauses", "isGiven", "over"],
  changes: ["offer"],
  mend(parts, known) {
    const { clauses, over } = known;
    const isFreeIn = (first: number, end: number) => range(first, end).some((at) => isFree(at, known));
    const isSumIn = (first: number, end: number) => range(first, end).some((at) => isSum(at, known));
    const apart = (part: Part): Part[] => {
      const given = clauses.find(
        ({ from, to }) =>
          from > part.first &&
          to <= part.end &&
          isFreeIn(from, to) &&
          !isFreeIn(part.first, from) &&
          isSumIn(part.first, from),
      );
      if (part.name !== "o" || !given) return [part];
      return [over(part, part.first, given.from - 1), ...apart(over(part, given.from, part.end))];
    };
    return parts.flatMap(apart);
  },
});

export const noFeeBelongsToFree = rule({
  name: "no fee belongs to what is free",
  why: "“Free for 30 days, no card” is one offer: what else need not be paid belongs to what is free.",
  example: {
    said: "Somos Pupitre, software para academias de idiomas. Prueba 21 días, sin permanencia",
    type: "saas",
    from: ["offer: Prueba 21 días", "offer: sin permanencia"],
    to: ["offer: Prueba 21 días, sin permanencia"],
  },
  counter: { said: "Appointment reminders by Turnup. £12/month, no setup fee", type: "saas" },
  reads: ["roles", "facts", "isGiven", "over"],
  changes: ["offer"],
  mend(parts, known) {
    const { roles, over } = known;
    const list: Part[] = [];
    for (const part of parts) {
      const last = list.at(-1);
      const places = range(part.first, part.end);
      const isFee = places.some((at) => roles[at]?.has("fee")) && !places.some((at) => isSum(at, known));
      const isNoFee = part.name === "o" && roles[part.first]?.has("not") && isFee;
      const isAfterFree =
        last?.name === "o" &&
        part.first - last.end === 1 &&
        range(last.first, last.end).some((at) => isFree(at, known) || roles[at]?.has("trial"));
      if (last && isNoFee && isAfterFree) list[list.length - 1] = over(last, last.first, part.end);
      else list.push(part);
    }
    return list;
  },
});

const LONGEST_TERM = 9;

export const clauseIsTheTerm = rule({
  name: "the clause is the term",
  why: "“£39” alone would promise more than “3 courses for £39 per person”.",
  example: { said: "oven cleaning £49", type: "homeservices", from: ["offer: £49"], to: ["offer: oven cleaning £49"] },
  counter: { said: "Pumpkin trail in Esher, £7" },
  reads: ["clauses", "over"],
  changes: ["offer"],
  mend: (parts, { clauses, over }) =>
    parts.map((part) => {
      const from = clauses.find((clause) => clause.from <= part.first && clause.to > part.first)?.from ?? part.first;
      const to = clauses.find((clause) => clause.from < part.end && clause.to >= part.end)?.to ?? part.end;
      if (part.name !== "o" || to - from > LONGEST_TERM) return part;
      const isTaken = parts.some((other) => other !== part && other.name !== "s" && overlaps(other, from, to));
      return isTaken ? part : over(part, from, to);
    }),
});

export const lookOfAPrice = rule({
  name: "the look of a price",
  why: "“25 € in large letters at the bottom”: how the price should look is not what it says. “£3 small” is a size.",
  example: {
    said: "Cojines bordados 25 € en grande abajo",
    from: ["offer: Cojines bordados 25 € en grande abajo"],
    to: ["offer: Cojines bordados 25 €", "direction: en grande abajo"],
  },
  counter: {
    said: "Grout Expectations opens a tile showroom in Bendigo Sat 4 May. 15% off all porcelain opening week",
  },
  reads: ["roles", "facts", "isOnlyLook", "over"],
  changes: ["offer", "direction"],
  mend: (parts, known) =>
    parts.flatMap((part) => {
      const { roles, isOnlyLook, over } = known;
      const places = range(part.first, part.end);
      const amount = places.findLast((at) => isSum(at, known)) ?? part.end;
      // A colour alone may be what it is made of: "dice in terracotta".
      const isLook = (at: number) => Boolean(roles[at]?.has("look") || roles[at]?.has("spot"));
      const tail = places.find(
        (at) =>
          at > amount && roles[at]?.has("at") && range(at, part.end).some(isLook) && isOnlyLook(range(at, part.end)),
      );
      if (part.name !== "o" || tail === undefined) return [part];
      return [over(part, part.first, tail), over({ ...part, name: "k" }, tail, part.end)];
    }),
});
