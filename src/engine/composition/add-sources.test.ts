import { describe, expect, test } from "vitest";
import type { Language } from "../../shared/languages.ts";
import { readSaid } from "../claims/read-said.ts";
import { sourceOf } from "./add-sources.ts";

const source = (language: Language, description: string, shown: string) =>
  sourceOf(shown, readSaid({ text: description, language }));

const BAKERY = "Sourdough bakery Nonna Rosa in Leeds, 20 % off on Friday from 8am to 2pm, call 0113 496 0018";

describe("what was said may be shown", () => {
  test.each<[Language, string, string]>([
    ["en", BAKERY, "20% off on Friday"],
    ["en", BAKERY, "Fri, 8:00 to 14:00"],
    ["en", BAKERY, "SOURDOUGH FROM NONNA ROSA"],
    ["en", BAKERY, "Call +44 113 496 0018"],
    ["en", "Laptop, $1,299", "Laptop: $1299"],
    ["de", "Matratze für 1.049 €", "1049 €"],
    ["de", "Haarschnitt gratis am Dienstagabend", "Kostenloser Haarschnitt am Dienstag"],
    ["ar", "خصم ٢٠٪ على العطور", "خصم 20%"],
    ["fr", "Cours de poterie, mardi 14 mai à 19h", "Cours de poterie mardi 14 mai, 19:00"],
    ["es", "Zapatos hechos a mano, 39,00 €", "Zapatos, 39 €"],
    ["pt", "Aulas de violão para crianças", "Aula de violão para crianças"],
    ["it", "Gelateria artigianale a Lecce", "Gelaterie artigianali a Lecce"],
    ["nl", "Verse tulpen, elke zaterdag in Gouda", "Tulpen in Gouda"],
    ["ru", "Ремонт велосипедов в Перми", "Ремонт велосипеда в Перми"],
    ["ja", "手打ちそばの店、土曜日に開店", "土曜日、手打ちそばの店"],
    ["zh", "花店开业，全场7折", "花店全场7折"],
    ["en", "Plumber, no call-out fee, no discount", "No call-out fee, no discount"],
    ["en", "Vinyl stickers, @stickerpantry, code PEEL15", "Code PEEL15 @stickerpantry"],
    ["en", "Two courses and a glass of wine", "2 courses"],
    ["en", "Boat tours, 8 March", "8/3"],
  ])("%s: “%s” → “%s”", (language, description, shown) => {
    expect(source(language, description, shown)).toBe("description");
  });
});

describe("what was not said is not shown", () => {
  test.each<[Language, string, string]>([
    ["en", BAKERY, "25% off on Friday"],
    ["en", BAKERY, "20 off on Friday"],
    ["en", BAKERY, "20% off on Saturday"],
    ["en", BAKERY, "20% off on Friday from 9am"],
    ["en", BAKERY, "Free sourdough on Friday"],
    ["en", BAKERY, "The best sourdough in Leeds"],
    ["en", BAKERY, "New in Leeds"],
    ["en", BAKERY, "Leeds’ No. 1 bakery"],
    ["en", BAKERY, "Sourdough by Ana"],
    ["en", BAKERY, "Nonna Giulia, Leeds"],
    ["en", BAKERY, "Call 0113 496 0019"],
    ["en", BAKERY, "Bakery, open 24/7"],
    ["en", BAKERY, "Crusty sourdough"],
    ["en", BAKERY, "Six bakers in Leeds"],
    ["en", BAKERY, "Sourdough today"],
    ["en", BAKERY, "Sourdough in May"],
    ["en", BAKERY, "Sourdough and tea"],
    ["en", "Rugs from Fez. No discount please", "Rugs at a discount"],
    ["de", "Barfußschuhe in Salbei. Keinen Rabatt draufschreiben!", "Rabatt auf Barfußschuhe"],
    ["en", "Vinyl stickers, @stickerpantry", "Stickers: @stickers"],
    ["en", "Vinyl stickers, stickerpantry.com", "stickers.com"],
    ["en", "Sugar-free drinks", "Free drinks"],
    ["en", "Running shoes, 39", "Running shoes, £39"],
    ["en", "Running shoes, £39", "Running shoes, $39"],
    ["de", "Bäckerei in Kiel", "Die beste Bäckerei in Kiel"],
    ["de", "Bäckerei in Kiel", "Garantiert in Kiel"],
    ["fr", "Boulangerie à Lyon", "Boulangerie à Lyon, livraison offerte"],
    ["fr", "Concert vendredi", "Concert samedi"],
    ["es", "Panadería en Cali", "La mejor panadería de Cali"],
    ["pt", "Padaria em Lisboa", "Padaria grátis"],
    ["it", "Forno a Matera", "Forno a Matera, solo oggi"],
    ["nl", "Bakker in Gouda", "Gratis bakker"],
    ["ru", "Пекарня в Перми", "Лучшая пекарня в Перми"],
    ["ar", "مخبز في جدة", "أفضل مخبز في جدة"],
    ["ja", "土曜日に開店", "日曜日に開店"],
    ["ja", "手打ちそばの店", "手打ちそばの店、送料無料"],
    ["zh", "花店开业", "最好的花店"],
  ])("%s: “%s” does not say “%s”", (language, description, shown) => {
    expect(source(language, description, shown)).toBeUndefined();
  });
});

test("buttons and bare signs are neutral, in the language of the description", () => {
  expect(source("en", BAKERY, "Learn more")).toBe("neutral");
  expect(source("de", "Bäckerei in Kiel", "Mehr erfahren →")).toBe("neutral");
  expect(source("de", "Bäckerei in Kiel", "Learn more")).toBeUndefined();
  expect(source("en", BAKERY, "★")).toBe("neutral");
});
