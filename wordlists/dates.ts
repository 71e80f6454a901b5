import { z } from "zod";
import type { Language } from "../src/shared/languages.ts";
import { sourceJson } from "./source.ts";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const widthsSchema = z.record(z.string(), z.record(z.string(), z.string()));
const formsSchema = z.object({ format: widthsSchema, "stand-alone": widthsSchema });
const datesSchema = z.object({ months: formsSchema, days: formsSchema });

/** One letter is no name of a day. */
const WIDTHS = ["wide", "abbreviated", "short"];

/** The names of months (m1 to m12) and weekdays (d0, Sunday, to d6), long and short, in every form of a language. */
export function dateLines(language: Language): string[] {
  const schema = z.object({
    main: z.object({
      [language]: z.object({ dates: z.object({ calendars: z.object({ gregorian: datesSchema }) }) }),
    }),
  });
  const file = sourceJson(schema, "cldr-dates-full", `main/${language}/ca-gregorian.json`);
  const calendar = file.main[language]?.dates.calendars.gregorian;
  if (!calendar) throw new Error(`CLDR has no calendar for ${language}`);
  const names = new Map<string, string>();
  const put = (forms: z.infer<typeof formsSchema>, codeOf: (key: string) => string) => {
    for (const widths of [forms.format, forms["stand-alone"]])
      for (const width of WIDTHS)
        for (const [key, name] of Object.entries(widths[width] ?? {})) {
          const word = name.toLowerCase().replace(/\.$/, "");
          // A weekday of one letter exists only where a letter is a word.
          if (word.length > 1 && !names.has(word)) names.set(word, codeOf(key));
        }
  };
  put(calendar.months, (key) => `m${key}`);
  put(calendar.days, (key) => `d${WEEKDAYS.indexOf(key)}`);
  return [...names].map(([word, code]) => `${word}\t${code}`);
}
