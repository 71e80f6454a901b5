import { type Random, seededRandom } from "../random.ts";
import type { Slots } from "../scene/scene.ts";
import type { Brief } from "./brief.ts";
import { capitalised } from "./find-clauses.ts";
import { shorten } from "./shorten.ts";
import { spreadSeed } from "./spread-seed.ts";
import { ANY_BUTTONS, BUTTONS } from "./words/english-lines.ts";
import { DEEDS, OTHER_LINES } from "./words/other-lines.ts";
import { LEADING_SMALL } from "./words/phrases.ts";
import { writeHeadline } from "./write-headline.ts";

const MAX_SUBLINE_LENGTH = 130;
const MAX_BUTTON_LENGTH = 28;

/** The words of an ad, written from the description: what it offers, to whom, for how much and until when. */
export function writeCopy(brief: Brief, seed: number): Slots {
  const random = seededRandom(spreadSeed(seed, 1));
  const headline = writeHeadline(brief, random);
  const button = brief.button ? shorten(brief.button, MAX_BUTTON_LENGTH) : writeButton(brief, random);
  const badge = writeBadge(brief);
  const subline = brief.subline ?? writeSubline(brief, `${headline} ${button}`);
  const bullets = bulletsOf(brief, headline);
  return {
    headline,
    button,
    ...(subline && { subline }),
    ...(badge && { badge }),
    ...(bullets.length > 0 && { bullets }),
  };
}

function writeButton(brief: Brief, random: Random): string {
  const category = brief.subjects[0]?.category;
  if (brief.language !== "en") return OTHER_LINES[brief.language].buttons[category ? DEEDS[category] : "buy"];
  if (brief.isHiring) return "Apply now";
  const calls = brief.phone ? [`Call ${brief.phone}`] : [];
  const free = /free (?:trial|quote|estimate|consultation|sample|lesson|class)/i.exec(brief.text)?.[0];
  if (free) calls.push(`Get your ${free.toLowerCase()}`);
  if (brief.price && !brief.offer && !brief.isFrom) calls.push(`Get it for ${brief.price}`);
  const sure = calls.filter((call) => call.length <= MAX_BUTTON_LENGTH);
  const choices = sure.length > 0 ? sure : category ? BUTTONS[category] : ANY_BUTTONS;
  return choices[Math.floor(random() * choices.length)] ?? "Take a look";
}

function writeBadge({ offer, price, deadline, language }: Brief): Slots["badge"] {
  // A badge has no room for "up to", and would be untrue without it.
  if (offer?.isUpTo) return undefined;
  const text = offer && (language === "en" || offer.short.startsWith("-")) ? offer.short : price;
  if (!text || text.length > 12) return undefined;
  const free = offer?.short === "Free" ? offer.words.replace(/\s*\bfree\b\s*/i, " ").trim() : undefined;
  const small = free ?? (offer && price && text !== price ? price : deadline);
  return { text, ...(small && small.length <= 22 && { small }) };
}

/** One or two pieces of the description that the headline has not said yet; price and deadline are never lost. */
function writeSubline(brief: Brief, said: string): string | undefined {
  const known = said.toLowerCase();
  // A new place or name makes a piece worth saying, however much of the rest was said.
  const namesNews = (words: string) =>
    brief.language !== "de" &&
    words.match(/(?<=\s)\p{Lu}\p{L}{2,}/gu)?.some((name) => !known.includes(name.toLowerCase()));
  const isSaid = (words: string) =>
    known.includes(words.toLowerCase()) || (overlap(words, said) > 0.6 && !namesNews(words));
  const facts = [brief.price, brief.deadline, brief.offer?.words]
    .filter((fact) => fact !== undefined)
    .filter((fact) => !said.toLowerCase().includes(fact.toLowerCase()));
  const isLabel = (piece: string) => piece.replace(LEADING_SMALL, "").toLowerCase() === brief.label.toLowerCase();
  const pieces = brief.clauses
    .filter((clause) => !isLabel(clause))
    .filter((clause) => clause.split(" ").length > 1 || /\p{Script=Han}/u.test(clause));
  const tells = (piece: string) => facts.some((fact) => piece.toLowerCase().includes(fact.toLowerCase()));
  const wanted = [
    ...pieces.filter(tells).slice(0, 2),
    ...pieces.filter((piece) => !tells(piece) && !isSaid(piece)).slice(0, 2),
  ];
  let room = MAX_SUBLINE_LENGTH;
  const kept = wanted.filter((piece) => {
    const fits = piece.length + 2 <= room;
    if (fits) room -= piece.length + 2;
    return fits;
  });
  const chosen = pieces.filter((piece) => kept.includes(piece));
  for (const fact of facts)
    if (!chosen.some((piece) => piece.toLowerCase().includes(fact.toLowerCase()))) chosen.push(capitalised(fact));
  const stop = brief.language === "ja" || brief.language === "zh" ? "。" : ". ";
  const text = chosen.map((piece) => capitalised(piece.replace(/[.。]+$/, ""))).join(stop);
  return text && text.length <= 175 ? `${text}${stop.trim()}` : undefined;
}

function bulletsOf({ clauses, price, deadline, phone }: Brief, headline: string): string[] {
  const facts = [price, deadline].filter((fact) => fact !== undefined);
  return clauses
    .slice(1)
    .filter((clause) => clause.length <= 34 && !headline.toLowerCase().includes(clause.toLowerCase()))
    .filter((clause) => !facts.includes(clause) && !(phone && clause.includes(phone)))
    .slice(0, 5);
}

/** The share of a piece's longer words that has been said already. */
function overlap(piece: string, said: string): number {
  const words = piece.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const known = said.toLowerCase();
  return words.filter((word) => known.includes(word.replace(/s$/, ""))).length / (words.length || 1);
}
