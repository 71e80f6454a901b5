import type { Role } from "../../words/words.ts";
import { JOINTS } from "./chain.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import type { Token } from "./tokens.ts";

/** What is known of a token besides its letters. */
export type Known = {
  tokens: readonly Token[];
  roles: readonly ReadonlySet<Role>[];
  facts: readonly ReadonlySet<string>[];
  /** The kinds of things and trades it names. */
  kinds: readonly ReadonlySet<string>[];
};

/** What the tagger sees: the features of every token, and how it is joined to the one before. */
export type Sight = { features: string[][]; joints: number[] };

/** How a token is written: "Xx" for a capitalised word, "0" for a number, the sign itself for a sign. */
export function shapeOf(text: string): string {
  if (/^\d/u.test(text))
    return /^\d{4,}$/u.test(text) ? "0000" : /[.,:]/u.test(text) ? "0.0" : text.length > 2 ? "000" : "0";
  if (/[@.]/u.test(text) && /\p{L}/u.test(text)) return "@";
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(text)) return "XX";
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? "XxX" : "Xx";
  if (/^\p{L}/u.test(text)) return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text) ? "漢" : "x";
  if (/\p{Extended_Pictographic}/u.test(text)) return "☺";
  if (/\p{Sc}/u.test(text)) return "$";
  return text;
}

const REACH = [-3, -2, -1, 0, 1, 2, 3] as const;

/** What the tagger sees of every token: its letters, its neighbours, and the clause it stands in. */
export function featuresOf({ tokens, roles, facts, kinds }: Known, type: string): Sight {
  const clauses = clausesOf(tokens);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const clauseAt = tokens.map(() => -1);
  for (const [place, { from, to }] of clauses.entries()) clauseAt.fill(place, from, to);
  const clauseFeatures = clauses.map((clause, place) =>
    ofClause(clause, place, clauses, { tokens, roles, facts, kinds }, shapes),
  );
  const repeated = repeatedWords(tokens);
  const isLower = !shapes.some((shape) => shape.startsWith("X"));
  const features = tokens.map((token, at) => {
    const own = (step: number) => [...(roles[at + step] ?? []), ...(facts[at + step] ?? [])];
    const shape = (step: number) => shapes[at + step] ?? "|";
    const word = (step: number) => tokens[at + step]?.lower.replace(/\d/gu, "0") ?? "|";
    const clause = clauses[clauseAt[at] ?? -1];
    const here = word(0);
    const features = [
      `w=${here}`,
      `w-1=${word(-1)}`,
      `w+1=${word(1)}`,
      `w-2=${word(-2)}`,
      `w+2=${word(2)}`,
      `w-1w=${word(-1)}_${here}`,
      `ww+1=${here}_${word(1)}`,
      `s-1s=${shape(-1)}_${shape(0)}`,
      `ss+1=${shape(0)}_${shape(1)}`,
      `s3=${shape(-1)}_${shape(0)}_${shape(1)}`,
      `w-1s=${word(-1)}_${shape(0)}`,
      `p3=${here.slice(0, 3)}`,
      `e4=${here.slice(-4)}`,
      `e3=${here.slice(-3)}`,
      `e2=${here.slice(-2)}`,
      `t=${type}`,
      `ts=${type}_${shape(0)}`,
      ...(isLower ? [`lower_s=${shape(0)}`] : []),
      ...(repeated.has(token.lower) ? [`again=${shape(0)}`] : []),
    ];
    for (const step of REACH) {
      if (Math.abs(step) < 3) features.push(`s${step}=${shape(step)}`);
      for (const role of own(step)) features.push(`r${step}=${role}`);
      if (Math.abs(step) < 2) for (const kind of kinds[at + step] ?? []) features.push(`k${step}=${kind}`);
    }
    for (const role of own(0)) {
      features.push(`rs=${role}_${shape(0)}`, `tr=${type}_${role}`);
      for (const next of own(1)) features.push(`rr+1=${role}_${next}`);
      if (clause?.from === at) features.push(`first=${role}`);
    }
    for (const role of own(-1)) {
      features.push(`r-1s=${role}_${shape(0)}`);
      for (const mine of own(0)) features.push(`r-1r=${role}_${mine}`);
    }
    for (const role of own(-2)) features.push(`r-2s-1s=${role}_${shape(-1)}_${shape(0)}`);
    if (clause) {
      const [place, left] = [at - clause.from, clause.to - 1 - at];
      features.push(
        `c<=${Math.min(place, 4)}`,
        `c>=${Math.min(left, 4)}`,
        `t_c#=${type}_${Math.min(clauseAt[at] ?? 0, 3)}`,
      );
      if (place === 0) features.push(`begin=${clause.before}`, `begin=${clause.before}_${shape(0)}`);
      if (left === 0) features.push(`end=${clause.after}`, `end=${clause.after}_${shape(0)}`);
    }
    features.push(...(clauseFeatures[clauseAt[at] ?? -1] ?? []));
    return features;
  });
  const joints = tokens.map((_, at) => {
    const clause = clauses[clauseAt[at] ?? -1];
    return !clause ? JOINTS.stop : clause.from === at ? JOINTS.begin : JOINTS.inside;
  });
  return { features, joints };
}

/** Longer words that are said more than once; what an ad is about often is. */
function repeatedWords(tokens: readonly Token[]): Set<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { lower } of tokens)
    if (/^\p{L}{4,}/u.test(lower)) {
      if (seen.has(lower)) again.add(lower);
      seen.add(lower);
    }
  return again;
}

function ofClause(
  clause: Clause,
  place: number,
  clauses: readonly Clause[],
  { tokens, roles, facts, kinds }: Known,
  shapes: readonly string[],
): string[] {
  const { from, to } = clause;
  const counts = new Map<string, number>();
  for (let at = from; at < to; at++)
    for (const role of [...(roles[at] ?? []), ...(facts[at] ?? [])]) counts.set(role, (counts.get(role) ?? 0) + 1);
  const mine = shapes.slice(from, to);
  const letters = mine.filter((shape) => /^[Xx漢]/u.test(shape));
  const names = letters.filter((shape) => shape.startsWith("X"));
  const length = to - from;
  return [
    `c#=${Math.min(place, 3)}`,
    `c-#=${Math.min(clauses.length - place, 3)}`,
    `clen=${length < 3 ? length : length < 6 ? "few" : length < 12 ? "some" : "many"}`,
    `cbefore=${clause.before}`,
    `cafter=${clause.after}`,
    `cin=${clause.inside}`,
    `cw=${tokens[from]?.lower ?? ""}`,
    `cww=${tokens[from]?.lower ?? ""}_${tokens[from + 1]?.lower ?? ""}`,
    ...(letters.length > 0 && names.length === letters.length ? ["cnames", `cnames_${Math.min(length, 4)}`] : []),
    ...(mine.includes("$") ? ["cmoney"] : []),
    ...(mine.some((shape) => shape.startsWith("0")) ? ["cnumber"] : []),
    ...[...counts].flatMap(([role, count]) => [
      `cr=${role}`,
      ...(count > 1 ? [`cr2=${role}`] : []),
      ...(count * 3 > length ? [`crmost=${role}`] : []),
    ]),
    ...[...(roles[from] ?? [])].map((role) => `cfirst=${role}`),
    ...new Set(range(from, to).flatMap((at) => [...(kinds[at] ?? [])].map((kind) => `ck=${kind}`))),
  ];
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step);
