import { pick, type Random } from "../random.ts";
import type { Brief } from "./brief.ts";
import { capitalised } from "./find-clauses.ts";
import { ANY_LINES, CATEGORY_LINES } from "./words/english-lines.ts";
import { OTHER_LINES } from "./words/other-lines.ts";

const HIRING = ["Come work with us.", "Your next job is here.", "We saved you a place."] as const;
const MAX_HEADLINE_LENGTH = 84;

/** A headline made from the description, but never just its beginning. */
export function writeHeadline(brief: Brief, random: Random): string {
  if (brief.quoted) return brief.quoted;
  const usable = (lines: string[]) =>
    lines.filter((line) => line.length <= MAX_HEADLINE_LENGTH && !isBeginning(line, brief.text));
  if (brief.isHiring && brief.language === "en") return pick(random, HIRING);
  const facts = usable(brief.language === "en" ? englishFacts(brief) : otherLines(brief));
  const general = usable(brief.language === "en" ? generalLines(brief) : []);
  // Facts from the description beat lines that fit any ad, but a single fact must not become the headline every time.
  const isFactual = random() < facts.length / (facts.length + 1) || general.length === 0;
  const lines = facts.length > 0 && isFactual ? facts : general;
  return lines[Math.floor(random() * lines.length)] ?? lastResort(brief);
}

/** Whether the line only repeats how the description starts. */
export function isBeginning(line: string, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, "");
  const [short, long] = [plain(line), plain(text)];
  return short.length > 0 && long.startsWith(short);
}

function fillIn(line: string, brief: Brief): string {
  const percent = brief.offer?.short.replace("-", "") ?? "";
  return line
    .replaceAll("{noun}", brief.noun)
    .replaceAll("{Noun}", capitalised(brief.noun))
    .replaceAll("{percent}", percent)
    .replaceAll("{price}", brief.price ?? "");
}

function englishFacts(brief: Brief): string[] {
  const { benefit, audience, without, offer, price, deadline, rival, noun } = brief;
  const Noun = capitalised(noun);
  const facts: string[] = [];
  if (benefit) facts.push(`${capitalised(benefit)}.`, `${capitalised(benefit)}. For real.`);
  if (benefit && without) facts.push(`${capitalised(benefit)}. No ${without}.`);
  if (without && noun) facts.push(`All the ${noun}. None of the ${without}.`, `${Noun}. No ${without}.`);
  if (without && !noun)
    facts.push(/(?:needed|required|necessary)$/u.test(without) ? `No ${without}.` : `No ${without}. None.`);
  if (audience && noun) facts.push(`${Noun} for ${audience}.`, `Finally, ${noun} for ${audience}.`);
  if (audience && !/ (?:who|that|with) /.test(audience))
    facts.push(`Dear ${audience}: this one is yours.`, `Made for ${audience}. Nobody else.`);
  if (rival && noun) facts.push(`Goodbye, ${rival}. Hello, ${noun}.`);
  if (offer?.isUpTo)
    facts.push(`${capitalised(offer.words)}. Zero regrets.`, `${capitalised(offer.words)}. Your move.`);
  else if (offer?.short.startsWith("-") && noun)
    facts.push(
      `Save ${offer.short.slice(1)} on ${noun}.`,
      `${offer.words}. Zero regrets.`,
      `${Noun}, now ${offer.words}.`,
    );
  else if (offer && noun)
    facts.push(`${capitalised(offer.words)}. Your move.`, `${capitalised(offer.words)}? Yes, please.`);
  if (offer && deadline) facts.push(`${capitalised(offer.words)}, ${deadline}.`);
  if (price && noun && brief.isFrom) facts.push(`${Noun} from ${price}.`);
  else if (price && noun) facts.push(`${Noun}. ${price}. Done.`, `All yours for ${price}.`);
  if (deadline && !offer && noun) facts.push(`${capitalised(noun)}, ${deadline}.`);
  return facts;
}

function generalLines(brief: Brief): string[] {
  const category = brief.subjects[0]?.category;
  const lines = category ? CATEGORY_LINES[category] : ANY_LINES;
  const isPlural = /s$/iu.test(brief.noun);
  return lines
    .filter((line) => brief.noun || !/\{noun\}/i.test(line))
    .filter((line) => isPlural || !/\{noun\} that /i.test(line))
    .map((line) => fillIn(line, brief));
}

/** There are few lines for these languages, so a later piece of the user's description may be the headline. */
function otherLines(brief: Brief): string[] {
  if (brief.language === "en") return [];
  const known = OTHER_LINES[brief.language];
  const facts = [
    ...(brief.offer?.short.startsWith("-") && !brief.offer.isUpTo ? known.offer : []),
    ...(brief.price && !brief.isFrom ? known.price : []),
    ...(brief.offer || brief.price ? [] : known.any),
  ].filter((line) => brief.noun || !/\{noun\}/i.test(line));
  const own = brief.clauses
    .slice(1)
    .filter((clause) => clause.length >= 8 && clause.length <= 44 && !/\d/.test(clause));
  return [...facts.map((line) => fillIn(line, brief)), ...own];
}

function lastResort({ language, noun, clauses }: Brief): string {
  if (noun) return language === "en" ? `Meet ${noun}.` : `★ ${capitalised(noun)}`;
  const [clause] = clauses;
  return language === "en" && clause && clause.length < 60 ? `${clause}, in one picture.` : "Made you look.";
}
