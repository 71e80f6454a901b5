import type { Language } from "../meaning/languages.ts";
import { plain } from "./fold.ts";

/** A weekday or month as a name that is the same for its long and short forms, such as "weekday 5". */
type DateName = { form: string; name: string; isShort: boolean };

const kept = new Map<Language, DateName[]>();

/** Names of weekdays and months. The short ones of some languages are words of their own ("mar", "so", "do"). */
function namesOf(language: Language): DateName[] {
  const known = kept.get(language);
  if (known) return known;
  const names: DateName[] = [];
  const add = (date: Date, options: Intl.DateTimeFormatOptions, name: string) => {
    const written = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date);
    for (const form of plain(written).match(/\p{L}{2,}/gu) ?? [])
      if (!["feira", "de", "曜日"].includes(form)) names.push({ form, name, isShort: form.length <= 4 });
  };
  for (const style of ["long", "short"] as const) {
    for (let day = 0; day < 7; day++) add(new Date(Date.UTC(2024, 0, 7 + day)), { weekday: style }, `weekday ${day}`);
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2024, month, 15));
      add(date, { month: style }, `month ${month + 1}`);
      // Russian and some others bend the month after a day.
      add(date, { month: style, day: "numeric" }, `month ${month + 1}`);
    }
  }
  kept.set(language, names);
  return names;
}

const NEAR_A_NUMBER = 8;

/** "Fridays" is a Friday and so is "Freitagabend", but Augustine is no month. */
const mayGrow = (word: string, form: string, language: Language) =>
  language === "de" || language === "nl" || word.length - form.length <= 1;

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
