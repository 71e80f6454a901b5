import type { Figure } from "./figures.ts";
import { numberWordsOf } from "./number-words.ts";
import type { SaidText } from "./read-said.ts";

const MIN_PHONE = 7;

/** Whether the description has this number, of the same kind and with the same sign. */
export function isFigureSaid(shown: Figure, said: SaidText): boolean {
  return said.figures.some((figure) => isSameFigure(shown, figure)) || isSaidOtherwise(shown, said);
}

export const isSameFigure = (a: Figure, b: Figure) =>
  a.kind === b.kind && a.value === b.value && a.currency === b.currency;

/** The same number in another form: a phone number without its country, 10:00 for "at 10", 2 for "two". */
function isSaidOtherwise({ kind, value }: Figure, said: SaidText): boolean {
  const ofKind = (wanted: Figure["kind"]) => said.figures.filter((figure) => figure.kind === wanted);
  const hasNumber = (number: number) => ofKind("number").some((figure) => Number(figure.value) === number);
  if (kind === "phone")
    return ofKind("phone").some(({ value: other }) => {
      const [short, long] = value.length < other.length ? [value, other] : [other, value];
      return short.length >= MIN_PHONE && long.endsWith(short.replace(/^0/, ""));
    });
  if (kind === "time") {
    const hours = Number(value) / 60;
    return Number.isInteger(hours) && (hasNumber(hours) || hasNumber(hours - 12));
  }
  if (kind === "date") {
    const [a = 0, b = 0] = value.split(".").map(Number);
    return (hasNumber(a) && said.dates.has(`month ${b}`)) || (hasNumber(b) && said.dates.has(`month ${a}`));
  }
  if (kind !== "number") return false;
  // "14.9." is a date; at the end of a line its second stop is often left out.
  const parts = value.split(".").sort((a, b) => Number(a) - Number(b));
  const isInDate = ofKind("date").some((date) => {
    const [a = "", b = ""] = date.value.split(".");
    // A time or a price at the end of a sentence looks like a date: "from 9.30."
    const isSame = [`${a}.${b}`, `${b}.${a}`].some((figure) => Number(figure) === Number(value));
    return isSame || date.value === parts.join(".") || a === value || b === value;
  });
  return isInDate || numberWordsOf(Number(value), said.language).some((word) => said.words.has(word));
}
