import type { Role } from "../../words/words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Known, shapeOf } from "./features-of.ts";
import type { Parted, PartName } from "./parts.ts";

/** A phrase that may be what the description is about. */
export type Candidate = { first: number; end: number; features: string[] };

/** These end a noun phrase: "candles | for people", "app | that mutes". */
const BORDERS: readonly Role[] = ["small", "verb", "we", "you"];
const OTHERS: readonly PartName[] = ["b", "p", "o", "d", "f", "u", "m", "k", "c"];
const MOST = 60;
const MOST_WORDS = 6;

/** Runs of words between small words and verbs, in every clause, with what speaks for and against each. */
export function subjectCandidates(known: Known, parted: Parted, type: string): Candidate[] {
  const clauses = clausesOf(known.tokens);
  const all = clauses
    .flatMap((clause, place) => runsIn(clause, known, parted).map((run) => ({ run, clause, place })))
    .slice(0, MOST);
  const shares = all.map(({ run }) => meanShare("s", run, parted));
  const most = Math.max(...shares);
  return all.map(({ run, clause, place }, order) => ({
    ...run,
    features: [
      ...(shares[order] === most ? ["surest"] : []),
      ...ofParts(run, parted),
      ...featuresOfRun(run, known, parted, type),
      `clause=${Math.min(place, 4)}`,
      `order=${Math.min(order, 5)}`,
      `inside=${clause.inside}`,
      `before=${clause.before}_${run.first === clause.from}`,
      `clause_length=${Math.min(clause.to - clause.from, 12) >> 1}`,
      ...(clauses.length === 1 ? ["only_clause"] : []),
      ...(run.first === clause.from && run.end === clause.to ? ["whole_clause", `whole_${Math.min(place, 3)}`] : []),
      ...[...(known.roles[clause.from] ?? [])].map((role) => `clause_begins=${role}`),
    ],
  }));
}

type Run = { first: number; end: number };

/** The runs of a clause, and every two of them with one small word between: "ouverture de piscine", "trunk or treat". */
function runsIn(clause: Clause, known: Known, parted: Parted): Run[] {
  const runs = plainRuns(clause, known, parted);
  const joined = runs.flatMap((run, at) => {
    const next = runs[at + 1];
    return next && next.first - run.end <= 1 && next.end - run.first <= MOST_WORDS
      ? [{ first: run.first, end: next.end }]
      : [];
  });
  return [...runs, ...joined];
}

function plainRuns({ from, to }: Clause, { tokens, roles, facts }: Known, { parts }: Parted): Run[] {
  const runs: Run[] = [];
  const isWord = (at: number) => /^[\p{L}\d]/u.test(tokens[at]?.text ?? "");
  const isGlued = (at: number) => tokens[at - 1]?.to === tokens[at]?.from;
  const isSmall = (at: number) => BORDERS.some((role) => roles[at]?.has(role));
  const isPartBorder = (at: number) =>
    parts.some(({ name, sure, first, end }) => name !== "s" && sure > 0.6 && (first === at || end === at));
  let first = -1;
  const close = (end: number) => {
    let last = end;
    // A price or a number after the thing is no part of its name.
    while (last > first + 1 && (/^[\d\p{Sc}]/u.test(tokens[last - 1]?.text ?? "") || facts[last - 1]?.has("money")))
      last--;
    if (first >= 0 && isWord(first)) runs.push({ first, end: last });
    first = -1;
  };
  for (let at = from; at < to; at++) {
    const isInside = first >= 0 && isGlued(at) && (/^[-&+']$/u.test(tokens[at]?.text ?? "") || isGlued(at - 1));
    if (isInside && /^[-&+']$|^[\p{L}\d]/u.test(tokens[at]?.text ?? "")) continue;
    if (!isWord(at) || isSmall(at)) close(at);
    else {
      if (first >= 0 && isPartBorder(at)) close(at);
      if (first < 0) first = at;
    }
  }
  close(to);
  return runs;
}

const placesOf = ({ first, end }: Run) => Array.from({ length: end - first }, (_, step) => first + step);

const meanShare = (name: PartName, run: Run, { shareOf }: Parted) =>
  placesOf(run).reduce((sum, at) => sum + shareOf(name, at), 0) / (run.end - run.first);

/** How it lies to what was marked as a subject: the very same, inside, or around it. */
function ofParts({ first, end }: Run, { parts }: Parted): string[] {
  const subjects = parts.filter(({ name }) => name === "s");
  return subjects
    .filter((part) => part.first < end && part.end > first)
    .map((part) => {
      const begins = part.first === first ? "same" : part.first < first ? "cut" : "more";
      const ends = part.end === end ? "same" : part.end > end ? "cut" : "more";
      return `marked=${begins}_${ends}_${subjects.indexOf(part) === 0}`;
    })
    .concat(subjects.length === 0 ? ["none_marked"] : []);
}

function featuresOfRun(run: Run, { tokens, roles, facts, kinds }: Known, parted: Parted, type: string): string[] {
  const { first, end } = run;
  const places = placesOf(run);
  const mean = (name: PartName) => meanShare(name, run, parted);
  const most = Math.max(...places.map((at) => parted.shareOf("s", at)));
  const bucket = (share: number) =>
    share < 0.02 ? 0 : share < 0.1 ? 1 : share < 0.3 ? 2 : share < 0.6 ? 3 : share < 0.85 ? 4 : 5;
  const own = (at: number) => [...(roles[at] ?? []), ...(facts[at] ?? [])];
  return [
    `most=${bucket(most)}`,
    `mean=${bucket(mean("s"))}`,
    ...OTHERS.map((name) => `${name}=${bucket(mean(name))}`),
    `length=${Math.min(places.length, 6)}`,
    ...(places.some((at) => BORDERS.some((role) => roles[at]?.has(role))) ? ["joined"] : []),
    `shape=${places
      .slice(0, 3)
      .map((at) => shapeOf(tokens[at]?.text ?? ""))
      .join("_")}`,
    ...new Set(places.flatMap(own).flatMap((role) => [`has=${role}`, `type_has=${type}_${role}`])),
    ...new Set(places.flatMap((at) => [...(kinds[at] ?? [])].map((kind) => `kind=${kind}`))),
    ...[...(kinds[end - 1] ?? [])].map((kind) => `last_kind=${kind}`),
    ...own(end - 1).map((role) => `last=${role}`),
    ...own(first).map((role) => `first=${role}`),
    ...own(first - 1).map((role) => `left=${role}`),
    ...own(end).map((role) => `right=${role}`),
    `left_word=${tokens[first - 1]?.lower ?? "|"}`,
    `right_word=${tokens[end]?.lower ?? "|"}`,
    ...places.map((at) => `word=${tokens[at]?.lower}`),
    `last_end=${tokens[end - 1]?.lower.slice(-4)}`,
  ];
}
