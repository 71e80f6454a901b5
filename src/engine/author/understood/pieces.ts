import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import type { Role } from "../../words/words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { EXACT_CUES } from "./exact-cues.ts";
import { isOnlyLook } from "./is-only-look.ts";
import type { Part, Parted } from "./parts.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./understood.ts";

/** From this likelihood on a word is taken for a direction, and not printed. */
const DIRECTION = 0.35;
const SURE_DIRECTION = 0.5;

const CUES: readonly Role[] = [...EXACT_CUES, "named"];

/** What may be printed: every clause without its directions and without words that are set elsewhere as they are. */
export function piecesOf(reading: Reading, { parts, shareOf }: Parted, subject: Said | undefined): Said[] {
  const { text, tokens, roles } = reading;
  const pieces: Said[] = [];
  const isExact = (at: number) =>
    parts.some(({ name, first, end }) => name.startsWith("e.") && at >= first && at < end);
  /** "brand name Nightjar", "tagline Brewed 20 hours": the cue is for us. */
  const isCue = (at: number) =>
    CUES.some((role) => roles[at]?.has(role)) &&
    parts.some(({ name, first }) => (name === "b" || name.startsWith("e.")) && first > at && first - at <= 3);
  const isSubject = (at: number) => {
    const token = tokens[at];
    const isFound = subject && token && token.from >= subject.from && token.to <= subject.to;
    return isFound || parts.some(({ name, first, end }) => name === "s" && at >= first && at < end);
  };
  const isSure = (at: number) => parts.some(({ name, first, end }) => name === "k" && at >= first && at < end);
  /** What is a direction by its form ends where it ends; the model may have begun in the middle of a phrase. */
  const isGuess = (at: number) =>
    !parts.some(({ name, first, end, sure }) => name === "k" && sure === 1 && at >= first && at < end);
  /** Its name ends where the direction begins. */
  const isWhole = (run: readonly number[]) =>
    parts.some(({ name, sure, end }) => name === "s" && sure === 1 && end - 1 === run.at(-1));
  // Sure directions are parts. Words that are only likely ones count where their whole clause looks like one, or a
  // sentence would lose its end.
  const isLikely = (at: number) => shareOf("k", at) > DIRECTION && shareOf("k", at) < SURE_DIRECTION;
  const clauses = clausesOf(tokens);
  for (const [place, clause] of clauses.entries()) {
    if (isStep(place, clauses, reading)) {
      const [first, last] = [tokens[clause.from], tokens[clause.to - 1]];
      if (first && last)
        pieces.push({ words: text.slice(first.from, last.to), from: first.from, to: last.to, sure: 0.6 });
      continue;
    }
    const all = Array.from({ length: clause.to - clause.from }, (_, step) => clause.from + step);
    const isAbout = all.some(isSubject);
    const isDoubtful = !isAbout && all.filter((at) => isLikely(at) || isSure(at)).length * 2 > all.length;
    const isDirection = (at: number) => isSure(at) || (isDoubtful && isLikely(at));
    let run: number[] = [];
    const close = (isCut = false) => {
      const told = withoutLeadIn(run, reading);
      // "Photography course in Lisbon": what is advertised is no lead-in.
      if (!run.slice(0, run.length - told.length).some(isSubject)) run = told;
      if (isCut && !isWhole(run)) run = withoutLooseEnd(run, reading);
      const [first, last] = [tokens[run[0] ?? -1], tokens[run.at(-1) ?? -1]];
      if (first && last) {
        const from = first.from + (isSure((run[0] ?? 0) - 1) ? lettersOfLink(first.text) : 0);
        const words = text.slice(from, last.to);
        const sure = 1 - run.reduce((sum, at) => sum + shareOf("k", at), 0) / run.length;
        const isSaid =
          /[\p{L}\d]/u.test(words) &&
          !BEFORE_AND_AFTER.test(words) &&
          !isOnlyLook(run, reading) &&
          (run.some(isSubject) || !placesSomething(run, reading, parts)) &&
          !leadsToExact(run, reading, parts);
        if (isSaid) pieces.push({ words, from, to: last.to, sure });
      }
      run = [];
    };
    for (const at of all)
      if (isDirection(at) || isExact(at) || isCue(at)) close(isDirection(at) && isGuess(at));
      else run.push(at);
    close();
  }
  return pieces.length > 0 || parts.some(({ name }) => name.startsWith("e."))
    ? withLabels(withPairs(withContrasts(pieces, reading), reading, parts), reading)
    : unaskedClauses(reading, parts);
}

/** Arabic writes "for" as part of the word after it, and it belongs to the request before: "a design | for-a-salon". */
const lettersOfLink = (word: string) => (/^ل(?![لا])\p{Script=Arabic}{3}/u.test(word) ? 1 : 0);

const LONGEST_CONTRAST = 4;

/** "Signed in minutes, not weeks" is one thought. */
function withContrasts(pieces: readonly Said[], { text, language }: Reading): Said[] {
  const joined: Said[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [first = "", ...others] = piece.words.toLowerCase().split(" ");
    const isContrast =
      first === LANGUAGE_WORDS[language].contrast && others.length > 0 && others.length < LONGEST_CONTRAST;
    if (last && isContrast && /^\s*[,–—-]\s*$/u.test(text.slice(last.to, piece.from)))
      joined[joined.length - 1] = { ...last, words: text.slice(last.from, piece.to), to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

const LONGEST_PAIR = 6;
const HELD = /^[sbopdf]$/u;

/** "Adopt, don't shop", "Order by 3, eat at 7": a short sentence of two halves is one thought. */
function withPairs(pieces: readonly Said[], { text }: Reading, parts: readonly Part[]): Said[] {
  const joined: Said[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const words = last ? text.slice(last.from, piece.to) : "";
    const isSentence =
      last &&
      /^,\s+$/u.test(text.slice(last.to, piece.from)) &&
      /(?:^|[.!?:…\n])\s*$/u.test(text.slice(0, last.from)) &&
      /^\s*(?:[.!?:…\n]|$)/u.test(text.slice(piece.to));
    const isHeld = parts.some(({ name, from, to }) => HELD.test(name) && last && from < piece.to && to > last.from);
    if (last && isSentence && !isHeld && words.split(" ").length <= LONGEST_PAIR)
      joined[joined.length - 1] = { ...last, words, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

/** "Before: a shoebox of receipts": without its label one side of a comparison says the opposite of what is meant. */
function withLabels(pieces: readonly Said[], { text, tokens, roles }: Reading): Said[] {
  const joined: Said[] = [];
  for (const piece of pieces) {
    const label = joined.at(-1);
    const at = tokens.findIndex(({ from }) => from === label?.from);
    const isLabel = label && tokens[at]?.to === label.to && roles[at]?.has("comparison");
    if (isLabel && /^\s*[:：]\s*$/u.test(text.slice(label.to, piece.from)))
      joined[joined.length - 1] = { ...piece, words: text.slice(label.from, piece.to), from: label.from };
    else joined.push(piece);
  }
  return joined;
}

/** Two pictures that are asked for, in all languages. */
const BEFORE_AND_AFTER =
  /^(?:before\s*(?:and|&|\/)\s*after|vorher[\s/-]*(?:und\s*)?nachher|avant[\s/-]*(?:et\s*)?après|antes\s*(?:y|e|\/)\s*(?:después|depois)|prima\s*(?:e|\/)\s*dopo|voor\s*(?:en|\/)\s*na|до\s*(?:и|\/)\s*после|قبل\s*و?\s*بعد|ビフォーアフター|前后对比)$/iu;

const A_LIST = 3;
const LONGEST_STEP = 5;

/** What follows a colon in a doodle is a list of steps when it is short and there are several: its idea, no direction. */
function isStep(place: number, clauses: readonly Clause[], { type }: Reading): boolean {
  if (type !== "chatgptdoodle") return false;
  let first = place;
  while (first >= 0 && clauses[first]?.before !== ":") {
    if (!/^[,→\n]$/u.test(clauses[first]?.before ?? "")) return false;
    first--;
  }
  let end = first + 1;
  while (/^[,→\n]$/u.test(clauses[end]?.before ?? "")) end++;
  const list = clauses.slice(first, end);
  return first >= 0 && list.length >= A_LIST && list.every(({ from, to }) => to - from <= LONGEST_STEP);
}

/** "Ad for a planning app", "launch poster for a small tool": the request is for us. */
function withoutLeadIn(run: readonly number[], reading: Reading): number[] {
  const { roles, tokens, type } = reading;
  if (type === "chatgptdoodle" && roles[run[0] ?? -1]?.has("look") && run.length > 2)
    return withoutLeadIn(
      run.slice(roles[run[1] ?? -1]?.has("look") || /^[-]$/u.test(tokens[run[1] ?? -1]?.text ?? "") ? 2 : 1),
      reading,
    );
  const medium = run.slice(0, MOST_LEAD_IN).findLastIndex((at) => roles[at]?.has("medium"));
  const link = run[medium + 1];
  const isLeadIn = medium >= 0 && link !== undefined && (roles[link]?.has("for") || roles[link]?.has("small"));
  return isLeadIn && run.length > medium + 2 ? run.slice(medium + 2) : [...run];
}

const MOST_LEAD_IN = 4;

/** "small button at the bottom right", "round label with the discount": where something goes, not what is said. */
const placesSomething = (run: readonly number[], { roles }: Reading, parts: readonly Part[]) =>
  run.some((at) => THINGS_SET.some((role) => roles[at]?.has(role))) &&
  run.some((at) => PLACED.some((role) => roles[at]?.has(role))) &&
  !parts.some(({ name, first, end }) => /^[sbopf]$/u.test(name) && run.some((at) => at >= first && at < end));

const THINGS_SET: readonly Role[] = ["button", "badge", "headline", "subline", "tagline"];
const PLACED: readonly Role[] = ["spot", "look", "banned"];

/** What a direction cut off may end in the middle of a phrase: "a bottle on wet | black slate". */
function withoutLooseEnd(run: readonly number[], { roles }: Reading): number[] {
  const small = run.findLastIndex((at) => roles[at]?.has("small"));
  return small > 0 && run.length - small <= 3 ? run.slice(0, small) : [...run];
}

/** "a chunky rounded headline" before the words that are to be set. */
function leadsToExact(run: readonly number[], { tokens, roles }: Reading, parts: readonly Part[]): boolean {
  const [first = 0, last = 0] = [run[0], run.at(-1)];
  if (/^[.!?。！？\n]$/u.test(tokens[last + 1]?.text ?? "")) return false;
  const isHeld = parts.some(
    ({ name, first: from, end }) => name !== "k" && !name.startsWith("e.") && from <= last && end > first,
  );
  const cue = [last + 1, last + 2].find((at) => EXACT_CUES.some((role) => roles[at]?.has(role)));
  return (
    !isHeld &&
    cue !== undefined &&
    parts.some(({ name, first: from }) => name.startsWith("e.") && from > cue && from - cue <= 3)
  );
}

/** When everything was taken for a direction, something was misread: all clauses but those that ask for a picture. */
function unaskedClauses(reading: Reading, parts: readonly Part[]): Said[] {
  const { text, tokens, roles } = reading;
  const isForm = ({ from, to }: Clause) =>
    parts.some(({ name, sure, first, end }) => name === "k" && sure === 1 && first <= from && end >= to);
  const clauses = clausesOf(tokens);
  const misread = clauses.filter((clause) => !isForm(clause));
  return (misread.length > 0 ? misread : clauses).flatMap(({ from, to }) => {
    const run = withoutLeadIn(
      Array.from({ length: to - from }, (_, step) => from + step),
      reading,
    );
    const asks = run.some((at) => roles[at]?.has("medium") || roles[at]?.has("ask"));
    const [first, last] = [tokens[run[0] ?? -1], tokens[run.at(-1) ?? -1]];
    if (asks || isOnlyLook(run, reading) || !first || !last) return [];
    return [{ words: text.slice(first.from, last.to), from: first.from, to: last.to, sure: 0.5 }];
  });
}
