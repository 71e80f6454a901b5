import { currencyBeside } from "./currencies.ts";

/** A number as it stands in a text. Two figures say the same when kind, value and currency are the same. */
export type Figure = {
  kind: "number" | "money" | "percent" | "time" | "date" | "phone";
  value: string;
  currency?: string;
  start: number;
  end: number;
};

/** Chinese and Japanese put a number right behind a word. */
// A layout may break a number into lines, and the line after a whole number is not part of it.
const PHONE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d])\+?\(?\d(?:[\d()/-]|[^\S\n]|(?<!\d(?:[ ()/.\n-]{0,3}\d){8} ?)\n|\.(?=\d)){5,}\d/gu;
const GROUPED = /^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const RANGE = /^[1-9]\d*(?:[., ]\d{3})*\s?-\s?[1-9]\d*(?:[., ]\d{3})*$/;
const DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})/;

const CLOCK = /(?<![\d.,])(\d{1,2})(?::|h)([0-5]\d)(?!\d)\s?(am\b|pm\b|a\.m\.?|p\.m\.?)?/gu;
const DOTTED_CLOCK = /(?<![\d.,])(\d{1,2})\.([0-5]\d)\s?(am\b|pm\b|a\.m\.?|p\.m\.?|uhr)/gu;
const HOUR = /(?<![\d.,:])(\d{1,2})\s?(am\b|pm\b|a\.m\.?|p\.m\.?|uhr(?!\p{L})|h(?![\p{L}\d])|時|点|點)/gu;
const DATE = /(?<![\d.,/\p{Sc}]|\p{Sc}\s)(\d{1,2})(?:\/(\d{1,2})(?:\/\d{2,4})?|\.(\d{1,2})\.(?:\d{2,4})?)(?![\d/])/gu;
const NUMBER = /(?<!\d)\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/gu;

const PERCENT =
  /^\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|процент|بالمئه|في المئه|بالمائه|パーセント)/u;
const PERCENT_BEFORE = /百分之\s?$/u;
const TIMES: Readonly<Record<string, number>> = { k: 1_000, 万: 10_000, 萬: 10_000, 億: 1e8, 亿: 1e8 };
/** What stands between the two ends of a range. */
export const JOINED = /^(?:\s?[-~]\s?|\s(?:to|bis|a|à|und|and|y|e|et|en|до|au|tot|vs\.?|versus)\s)$/u;

/** Every number of a plain text: phone numbers, times and dates first, since their digits belong together. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  const isFree = (start: number, end: number) => figures.every((other) => end <= other.start || start >= other.end);
  const add = (figure: Figure) => {
    if (isFree(figure.start, figure.end)) figures.push(figure);
  };
  for (const found of text.matchAll(PHONE)) {
    const digits = found[0].replace(/\D/g, "");
    const isPhone =
      digits.length >= 7 &&
      !GROUPED.test(found[0]) &&
      !RANGE.test(found[0]) &&
      !DAY.test(found[0]) &&
      !/^[1-9]\d+$/.test(found[0]);
    if (isPhone) add({ kind: "phone", value: digits, ...placeOf(found) });
  }
  for (const pattern of [CLOCK, DOTTED_CLOCK, HOUR])
    for (const found of text.matchAll(pattern)) {
      const value = minutesOf(found, pattern === HOUR);
      if (value !== undefined) add({ kind: "time", value, ...placeOf(found) });
    }
  for (const found of text.matchAll(DATE)) {
    const parts = [Number(found[1]), Number(found[2] ?? found[3])].sort((a, b) => a - b);
    add({ kind: "date", value: parts.join("."), ...placeOf(found) });
  }
  for (const found of text.matchAll(NUMBER)) {
    const { start, end } = placeOf(found);
    if (isFree(start, end)) add(amountAt(text, found[0], start, end));
  }
  figures.sort((a, b) => a.start - b.start);
  return shareAcrossRanges(text, figures);
}

const placeOf = (found: RegExpExecArray) => ({ start: found.index, end: found.index + found[0].length });

function minutesOf([, hour = "", second = "", third = ""]: RegExpExecArray, hourOnly: boolean): string | undefined {
  const half = hourOnly ? second : third;
  const minutes = hourOnly ? 0 : Number(second);
  let hours = Number(hour);
  if (hours > 24 || (hours === 24 && hourOnly)) return undefined;
  if (half.startsWith("p") && hours < 12) hours += 12;
  if (half.startsWith("a") && hours === 12) hours = 0;
  return String(hours * 60 + minutes);
}

function amountAt(text: string, digits: string, start: number, end: number): Figure {
  let value = Number(canonical(digits));
  // Swiss and German prices end in a dash instead of cents: "24.–".
  let stop = end + (/^[.,]-/.exec(text.slice(end))?.[0].length ?? 0);
  const unit = /^\s?(k(?![\p{L}\d])|万|萬|億|亿)/u.exec(text.slice(stop));
  if (unit?.[1]) {
    value *= TIMES[unit[1]] ?? 1;
    stop += unit[0].length;
  }
  const after = text.slice(stop);
  const before = text.slice(0, start);
  const percent = PERCENT.exec(after);
  if (percent || PERCENT_BEFORE.test(before))
    return { kind: "percent", value: String(value), start, end: stop + (percent?.[0].length ?? 0) };
  const money = currencyBeside(before, after);
  if (money)
    return {
      kind: "money",
      value: String(value),
      currency: money.currency,
      start: start - money.before,
      end: stop + money.after,
    };
  return { kind: "number", value: String(value), start, end: stop };
}

/** "1.049", "1,049" and "1 049" are one number, and so are "39.00" and "39". */
function canonical(digits: string) {
  if (!GROUPED.test(digits)) return digits.replace(",", ".");
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = cents ? digits.slice(0, cents.index) : digits;
  return `${whole.replace(/\D/g, "")}${cents ? `.${cents[1]}` : ""}`;
}

/** "£34–38k" and "180 to 240 €" say sign and thousands once for both ends. */
function shareAcrossRanges(text: string, figures: Figure[]): Figure[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    const last = figures[index - 1];
    if (figure.kind !== "number") return figure;
    if (next && JOINED.test(text.slice(figure.end, next.start)) && (next.kind === "money" || next.kind === "percent"))
      return { ...figure, kind: next.kind, ...(next.currency && { currency: next.currency }) };
    const joint = last && text.slice(last.end, figure.start);
    if (last && joint && JOINED.test(joint) && (last.kind === "money" || last.kind === "percent"))
      return { ...figure, kind: last.kind, ...(last.currency && { currency: last.currency }) };
    return figure;
  });
}
