import type { Language } from "../../../shared/languages.ts";
import { shorten } from "../../words/shorten.ts";
import type { Tactic } from "../borrowed/borrowed.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { withoutTail } from "./about-line.ts";
import { headlinesAfter } from "./headlines-after.ts";
import { holdsFact } from "./holds-fact.ts";
import { asked, isUnspaced, line, repeats, says } from "./lines.ts";
import { gathered } from "./lists.ts";
import { startsWithPreposition } from "./more-headlines.ts";
import { withOwnCall } from "./own-call.ts";
import { asQuotation } from "./quotation.ts";
import { writeButton } from "./write-button.ts";
import { writeFacts } from "./write-facts.ts";
import { writeHeadlines } from "./write-headlines.ts";
import type { Written } from "./written.ts";

const LONGEST_HEADLINE = 110;
/** For a description without a letter. */
const NOTHING = "★";
/** Such a word fits nowhere but in the headline. */
const UNBREAKABLE = /[\p{L}\p{N}]{36}/u;
const LONGEST_BULLET = 56;
const LONGEST_SUBLINE = 110;
const LONGEST_EXACT = 170;
const MOST_BULLETS = 5;
/** With few facts there is room for what else was said. */
const ENOUGH_FACTS = 4;
const LONGEST_FACT = 46;

/** Writes the words: the headline of this turn, what the customer needs, and what else is worth saying. */
export function write(given: Planned, tactic?: Tactic): Written {
  const quotation = asQuotation(given);
  if (!quotation) return writeAd(given, tactic);
  const { headline, by, rest } = quotation;
  const said = writeAd({ ...rest, exact: { ...rest.exact, headline, subline: rest.exact.subline ?? by } });
  return { ...said, exact: given.exact, isQuotation: true };
}

function writeAd(given: Planned, tactic?: Tactic): Written {
  const planned = withOwnCall(given);
  const headlines = headlinesAfter(tactic, writeHeadlines(planned), planned);
  // The best one for every idea: who wants another chooses it in the brief.
  const chosen = headlines[0] ?? planned.brand?.words ?? planned.text;
  const headline = shorten(chosen, LONGEST_HEADLINE) || NOTHING;
  const facts = writeFacts(planned, [headline, planned.brand?.words ?? ""]);
  const button = writeButton(planned);
  const rest = restOf(planned, [headline, ...facts]).filter((words) => words.toLowerCase() !== button?.toLowerCase());
  const listed = pastedList(planned);
  const wanted = planned.exact.subline ?? (planned.exact.headline && planned.exact.tagline);
  const subline = wanted
    ? shorten(wanted, LONGEST_EXACT)
    : sublineOf(
        planned,
        headline,
        headlines,
        rest.filter((words) => !listed.includes(words)),
      );
  // A doodle shows its steps, and has no line under the headline.
  const isStepped = planned.type === "chatgptdoodle";
  // A headline from elsewhere needs the subject below it, or nobody knows what the ad is for.
  const { subject } = planned;
  const isNamed = [headline, subline].some((words) => words && subject && repeats(words, subject.words));
  const named =
    subject && !wanted && !isStepped && !UNBREAKABLE.test(subject.words)
      ? shorten(line(asked(subject, planned.text)), LONGEST_SUBLINE)
      : undefined;
  const unsaid = isNamed ? subline : (named ?? subline);
  // "Brakes adjusted" above "Brakes adjusted €19" says the same twice. What is advertised is said at least once.
  const isFact = !wanted && unsaid !== undefined && facts.some((fact) => repeats(fact, unsaid));
  const isLost = isFact && named !== undefined && ![headline, ...facts].some((words) => says(words, named));
  const below = isLost ? named : isFact ? undefined : unsaid;
  // A doodle has no list of facts: what somebody has set stands after its steps.
  const set = isStepped ? facts.filter((fact) => planned.given?.some((words) => says(fact, words))) : [];
  const bullets = [...rest, ...set]
    .filter((words) => isStepped || !below || !repeats(words, below))
    .slice(0, MOST_BULLETS);
  // Who sets headline and subline word by word describes the picture with the rest.
  const isWordForWord = planned.exact.headline !== undefined && wanted !== undefined;
  const more = bullets
    .filter((words) => words.length <= LONGEST_FACT && !isWordForWord && !(below && repeats(words, below)))
    .slice(0, Math.max(0, (listed.length > 0 ? MOST_BULLETS : ENOUGH_FACTS) - facts.length));
  return { ...planned, headline, subline: below, facts, more, bullets, listed, button };
}

/** Pieces that nothing has said yet, without those that only repeat a fact. */
function restOf(planned: Planned, said: readonly string[]): string[] {
  const isDoodle = planned.type === "chatgptdoodle";
  const lines = gathered(planned, LONGEST_BULLET)
    .filter((piece) => !holdsFact(piece, planned) || (isDoodle && !isAllFact(piece, planned)))
    .filter(({ words, to }) => words.length <= LONGEST_BULLET && /\p{L}{2}/u.test(words) && !isListName(to, planned))
    .map((piece) => line(asked(piece, planned.text)))
    // "For our" was left over from a request.
    .filter((words) => isUnspaced(words) || words.split(" ").some((word) => !isSmall(word, planned.language)))
    // "Call" without a number asks for nothing.
    .filter((words) => !hasRole(words.toLowerCase(), "contact", planned.language))
    .filter(
      (words, at, all) =>
        at === 0 ||
        words.includes(" ") ||
        isUnspaced(words) ||
        planned.type === "chatgptdoodle" ||
        // "Remote", "evenings": what a job is like.
        planned.intent === "hiring" ||
        all.filter(isOneWord).length >= A_LIST ||
        isLastName(words, planned),
    );
  // A step may come twice, and in the title: "How to fold a sheet: corners, tuck, fold, cry".
  if (planned.type === "chatgptdoodle") return lines.filter((words) => !said.includes(words));
  return lines.filter((words, at) => ![...said, ...lines.slice(0, at)].some((other) => repeats(words, other)));
}

/** The lines of a list that somebody has pasted: none of them stands for the others. */
function pastedList({ pieces }: Planned): string[] {
  const lines = pieces.filter(({ words }) => /^[-–•*]\s/u.test(words)).map(({ words }) => line(words));
  return lines.length >= A_LIST ? lines : [];
}

const isSmall = (word: string, language: Language) =>
  (["small", "we", "for"] as const).some((role) => hasRole(word.toLowerCase(), role, language));

const MOST_OF_IT = 0.6;

/** "First call 0161 496 0444" is a step; "0161 496 0444" alone is none. */
const isAllFact = ({ words }: Said, { dates, places, offers, contacts, phone, brand }: Planned) =>
  [...dates, ...places, ...offers, ...contacts, phone, brand].some(
    (fact) => fact && words.includes(fact.words) && fact.words.length > words.length * MOST_OF_IT,
  );

/** "..., free entry, Sarlat": a name at the end says where, or who, though nobody knew it. */
const isLastName = (words: string, { text }: Planned) =>
  /^\p{Lu}\p{Ll}/u.test(words) && text.replace(/[.!\s]+$/u, "").endsWith(`, ${words}`);

/** "Labels: start, roll": the name of a doodle's list is none of its steps. */
const isListName = (to: number, { type, text }: Planned) => type === "chatgptdoodle" && /^\s*:/u.test(text.slice(to));

/** What the clause about the subject says besides the headline, else the first thing that nothing has said. */
function sublineOf(planned: Planned, headline: string, headlines: readonly string[], rest: readonly string[]) {
  const { subject, pieces, language } = planned;
  const about = subject && pieces.find(({ from, to }) => from <= subject.from && to >= subject.to);
  if (!about) return rest[0];
  const at = about.words.toLowerCase().indexOf(headline.toLowerCase());
  const before = at > 0 ? withoutTail(about.words.slice(0, at).trim(), language) : "";
  // "Umbrella" of "umbrella that won't invert" is what it is; "my" of "my umbrella" is not.
  const isThing = before.length > 2 && subject.words.toLowerCase().startsWith(before.toLowerCase());
  if ((before.includes(" ") || isThing) && !holdsFact(about, planned)) return line(before);
  const tail = at < 0 ? "" : about.words.slice(at + headline.length).trim();
  const after = withoutHead(tail, language);
  // "For dentists" and "that update themselves" are lines; "opens Friday" may be anything.
  const isLine = after.split(" ").length > (after !== tail || startsWithPreposition(after, language) ? 1 : 2);
  if (isLine && after.length <= LONGEST_SUBLINE && !holdsFact(about, planned)) return line(after);
  const clause =
    about.words.length <= LONGEST_SUBLINE && !holdsFact(about, planned)
      ? line(asked(about, planned.text))
      : headlines[0];
  return clause && !repeats(clause, headline) ? clause : rest[0];
}

/** "that", "which" and "who" join a sentence to what came before; by itself it does better without. */
function withoutHead(words: string, language: Language): string {
  const [first = "", ...others] = words.split(" ");
  return hasRole(first, "small", language) && !startsWithPreposition(words, language) ? others.join(" ") : words;
}

/** "alarm, coffee, panic, bus": single words are worth saying only where they come as a list. */
const A_LIST = 3;
const isOneWord = (words: string) => !words.includes(" ");
