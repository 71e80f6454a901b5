import { fold } from "./fold.ts";

const BORDER = /[,.;:!?()[\]"'/|–—\n،。、，；：！？「」·-]/u;
const SHORTEST = 3;

const folded = (text: string) =>
  fold(text)
    .toLowerCase()
    .replace(/[^\S\n]+/gu, " ")
    .trim();

/** Whether a text is a clause of the description from end to end: nothing was added, and no term was cut off. */
export function isWholeClause(text: string, description: string): boolean {
  const clause = folded(text).replace(/[\s.,;:]+$/u, "");
  const whole = folded(description);
  if (clause.length < SHORTEST) return false;
  for (let at = whole.indexOf(clause); at >= 0; at = whole.indexOf(clause, at + 1)) {
    const before = whole.slice(0, at).trimEnd().at(-1);
    const after = whole.slice(at + clause.length).trimStart()[0];
    const isBorder = (sign: string | undefined) => sign === undefined || BORDER.test(sign);
    if (isBorder(before) && isBorder(after)) return true;
  }
  return false;
}
