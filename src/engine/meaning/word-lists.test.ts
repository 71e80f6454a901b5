import { expect, test } from "vitest";
import type { Language } from "../../shared/languages.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { wordFiles } from "../node/word-files.ts";
import { languageOf } from "./language-of.ts";
import {
  isCity,
  isMonth,
  isWeekday,
  monthOf,
  thingKinds,
  thingOf,
  tradeKinds,
  tradesOf,
  weekdayOf,
} from "./word-lists.ts";
import type { WordFile } from "./word-shelf.ts";

test("descriptions are recognised in every language, also in a few words beside names and numbers", () => {
  const said: Record<Language, string> = {
    en: "Locksmith in Dublin 8, there in 30 minutes",
    de: "Honig vom Imker 6€/Glas",
    fr: "Plombier à Nantes, devis offert",
    es: "Clases de guitarra para adultos en Zaragoza",
    pt: "Limpeza de sofá em Niterói a partir de R$ 120",
    it: "Corso di ceramica a Faenza",
    nl: "Verse stroopwafels bij Bakkerij Van Dam",
    ja: "新米りんご 3kg",
    ar: "مطعم مشاوي في عمّان خصم ٢٠٪",
    ru: "Кофейня Black Bean на Невском",
    zh: "火锅 第二份半价 iPhone 订位",
  };
  for (const [language, text] of Object.entries(said)) expect(languageOf(text, wordFiles), text).toBe(language);
});

test("a text that tells nothing counts as English", () => {
  for (const text of ["", "50%", "🍕🔥", "https://example.fr/livraison"])
    expect(languageOf(text, wordFiles)).toBe("en");
});

test("months and weekdays are known by their long and short names", () => {
  expect(monthOf("März", "de", wordFiles)).toBe(3);
  expect(monthOf("sept.", "fr", wordFiles)).toBe(9);
  expect(monthOf("января", "ru", wordFiles)).toBe(1);
  expect(weekdayOf("Sunday", "en", wordFiles)).toBe(0);
  expect(weekdayOf("sexta-feira", "pt", wordFiles)).toBe(5);
  expect(weekdayOf("金曜日", "ja", wordFiles)).toBe(5);
  expect(isMonth("Sunday", "en", wordFiles)).toBe(false);
  expect(isWeekday("sundae", "en", wordFiles)).toBe(false);
});

test("cities are known in the languages people write them in", () => {
  for (const city of ["Leeds", "Zaragoza", "München", "Wien", "Mailand", "東京", "Москва"])
    expect(isCity(city, wordFiles), city).toBe(true);
  for (const word of ["Plumber", "Honig", "The"]) expect(isCity(word, wordFiles), word).toBe(false);
});

test("things and trades are found by their names", () => {
  expect(thingOf("dumpling", "en", wordFiles)?.emoji).toBe("🥟");
  expect(thingOf("constructor", "en", wordFiles)).toBe(undefined);
  const [locksmith] = tradesOf("cerrajero", "es", wordFiles);
  expect(locksmith?.thing?.icon).toBe("key");
});

test("every list is sorted, because a word in the wrong place would never be found", () => {
  const files: WordFile[] = ["things.tsv", "trades.tsv", "cities.txt", "ngrams.tsv"];
  for (const language of LANGUAGES)
    files.push(`${language}.things.tsv`, `${language}.trades.tsv`, `${language}.dates.tsv`);
  for (const file of files) {
    const keys = wordFiles
      .text(file)
      .split("\n")
      .map((line) => line.split("\t")[0] ?? "");
    const places = keys.findIndex((key, place) => place > 0 && key <= (keys[place - 1] ?? ""));
    expect(places, file).toBe(-1);
  }
});

test("words are sorted as the dictionaries sort them: bread is food, a plumber a craftsman", () => {
  expect(thingKinds("bread", "en", wordFiles)).toEqual(["thing:4"]);
  expect(tradeKinds("plumber", "en", wordFiles)).toEqual(["trade:craft"]);
  expect(tradeKinds("café", "de", wordFiles)).toContain("trade:amenity/cafe");
  expect(thingKinds("xyzzy", "en", wordFiles)).toEqual([]);
});
