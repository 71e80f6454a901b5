import { expect, test } from "vitest";
import { filesToTell, languageOf } from "./language-of.ts";
import type { WordShelf } from "./word-shelf.ts";

const NO_FILES: WordShelf = {
  text(file) {
    throw new Error(`asked for ${file}`);
  },
};

test.each([
  ["en", "Elm Street Lemonade, 2 cups for $3, open till it's gone"],
  ["de", "Frisches Brot ab 6 Uhr, nur bei Bäcker Wolf"],
  ["fr", "Cours de poterie pour les enfants, dès 6 ans, chez Terre Folle"],
  ["es", "Clases de guitarra los jueves y sábados, sin matrícula"],
  ["pt", "Conserto de bicicletas em Porto, não cobramos visita, até às 20h"],
  ["it", "Corso di ceramica, due ore alla settimana, anche senza esperienza"],
  ["nl", "Verse stroopwafels, elke zaterdag voor het station, vanaf 9 uur"],
])("the small words of a sentence tell its language at once: %s", (language, text) => {
  expect(filesToTell(text)).toEqual([]);
  expect(languageOf(text, NO_FILES)).toBe(language);
});

test.each([
  "Taxi Müller, Wien",
  "Kaffee Pause: “made for you”, Sommerkollektion Leinen Keramik Geschenke Wohnen Garten Balkon Terrasse Küche Bad Flur Keller Dach Hof",
  "Café for you et pour moi",
])("names, a quotation, or words of two languages do not: %s", (text) => {
  expect(filesToTell(text)).toContain("ngrams.tsv");
});
