import type { Role } from "../words/words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import type { Token } from "./tokens.ts";

/** What is known of a token besides its letters. */
export type Known = {
  tokens: readonly Token[];
  roles: readonly ReadonlySet<Role>[];
  facts: readonly ReadonlySet<string>[];
};

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
export function featuresOf({ tokens, roles, facts }: Known, type: string): string[][] {
  const clauses = clausesOf(tokens);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const clauseAt = tokens.map((_, at) => clauses.findIndex(({ from, to }) => at >= from && at < to));
  const clauseFeatures = clauses.map((clause, place) =>
    ofClause(clause, place, clauses, { tokens, roles, facts }, shapes),
  );
  return tokens.map((_, at) => {
    const own = (step: number) => [...(roles[at + step] ?? []), ...(facts[at + step] ?? [])];
    const shape = (step: number) => shapes[at + step] ?? "|";
    const word = (step: number) => tokens[at + step]?.lower.replace(/\d/gu, "0") ?? "|";
    const clause = clauses[clauseAt[at] ?? 0];
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
      `e3=${here.slice(-3)}`,
      `e2=${here.slice(-2)}`,
      `t=${type}`,
      `ts=${type}_${shape(0)}`,
    ];
    for (const step of REACH) {
      if (Math.abs(step) < 3) features.push(`s${step}=${shape(step)}`);
      for (const role of own(step)) features.push(`r${step}=${role}`);
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
    if (clause?.from === at) features.push(`begin=${clause.before}`, `begin=${clause.before}_${shape(0)}`);
    if (clause && clause.to - 1 === at) features.push(`end=${clause.after}`);
    features.push(...(clauseFeatures[clauseAt[at] ?? 0] ?? []));
    return features;
  });
}

function ofClause(
  clause: Clause,
  place: number,
  clauses: readonly Clause[],
  { tokens, roles, facts }: Known,
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
    ...(letters.length > 0 && names.length === letters.length ? ["cnames"] : []),
    ...(mine.includes("$") ? ["cmoney"] : []),
    ...(mine.some((shape) => shape.startsWith("0")) ? ["cnumber"] : []),
    ...[...counts].flatMap(([role, count]) => [
      `cr=${role}`,
      ...(count > 1 ? [`cr2=${role}`] : []),
      ...(count * 3 > length ? [`crmost=${role}`] : []),
    ]),
    ...[...(roles[from] ?? [])].map((role) => `cfirst=${role}`),
  ];
}
