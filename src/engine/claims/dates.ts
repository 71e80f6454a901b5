import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { plain } from "./fold.ts";

/** A weekday or month as a name that is the same for its long and short forms, such as "weekday 5". */
type DateName = { form: string; name: string; isShort: boolean };

/** From a Sunday on. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 7 + day)));
const YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));

const kept = new Map<Language, DateName[]>();

/** Names of weekdays and months. The short ones of some languages are words of their own ("mar", "so", "do"). */
function namesOf(language: Language): DateName[] {
  const known = kept.get(language);
  if (known) return known;
  const names: DateName[] = [];
  const add = (options: Intl.DateTimeFormatOptions, dates: readonly Date[], nameAt: (index: number) => string) => {
    // Made once for all dates: it takes a hundred times as long to make as to use.
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    for (const [index, date] of dates.entries())
      for (const form of plain(format(date)).match(/\p{L}{2,}/gu) ?? [])
        if (!["feira", "de", "曜日"].includes(form))
          names.push({ form, name: nameAt(index), isShort: form.length <= 4 });
  };
  for (const style of ["long", "short"] as const) {
    add({ weekday: style }, WEEK, (day) => `weekday ${day}`);
    add({ month: style }, YEAR, (month) => `month ${month + 1}`);
    // Russian and some others bend the month after a day.
    add({ month: style, day: "numeric" }, YEAR, (month) => `month ${month + 1}`);
  }
  kept.set(language, names);
  return names;
}

const NEAR_A_NUMBER = 8;

/** "Fridays" is a Friday and so is "Freitagabend", but Augustine is no month. */
const mayGrow = (word: string, form: string, language: Language) =>
  LANGUAGE_WORDS[language].hasCompounds || word.length - form.length <= 1;

/** The weekdays and months that a plain text names. A short form counts only beside a number or with a full stop. */
export function datesIn(text: string, language: Language): { word: string; name: string }[] {
  if (language === "ja" || language === "zh") return [];
  return [...text.matchAll(/\p{L}+/gu)].flatMap((found) => {
    const word = language === "ar" ? found[0].replace(/^[وبل](?=ال)/u, "") : found[0];
    const single = namesOf(language).find(
      ({ form, isShort }) => form === word || (!isShort && word.startsWith(form) && mayGrow(word, form, language)),
    );
    if (!single) return [];
    const around = text.slice(Math.max(0, found.index - NEAR_A_NUMBER), found.index + found[0].length + NEAR_A_NUMBER);
    const isDate = !single.isShort || /\d/.test(around) || text[found.index + found[0].length] === ".";
    return isDate ? [{ word: found[0], name: single.name }] : [];
  });
}
