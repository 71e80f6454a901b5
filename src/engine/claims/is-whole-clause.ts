import { fold } from "./fold.ts";

const BORDER = /[,.;:!?()[\]"'/|–—\n،。、，；：！？「」·-]/u;
const SHORTEST = 3;
/** "800 yen" is no clause of "9,800 yen". */
const CUT_NUMBER = /\d[.,]\|\d$/u;

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
    if (isBorder(before) && isBorder(after) && !CUT_NUMBER.test(`${whole.slice(0, at)}|${clause[0]}`)) return true;
  }
  return false;
}
