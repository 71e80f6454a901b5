import { describe, expect, test } from "vitest";
import type { Language } from "../../shared/languages.ts";
import { lostTerms } from "./lost-terms.ts";
import { readSaid } from "./read-said.ts";
import { withoutDirections } from "./without-directions.ts";

const changes = (language: Language, description: string, ...picture: [string, ...string[]]) =>
  lostTerms(picture[0], picture, readSaid({ text: description, language }));

describe("a price keeps its terms", () => {
  test.each<[Language, string, string, string]>([
    ["en", "Rugs, up to 60% off", "60% off rugs", "up to"],
    ["en", "Sushi from $7", "Sushi $7", "from"],
    ["en", "Bistro Rosa, 3 courses for £39", "3 for £39", "courses"],
    ["en", "Dinner £39 per person", "Dinner £39", "person"],
    ["en", "Massage £39 for two", "Massage £39", "2"],
    ["en", "Cleaner, $18 a lesson", "$18", "lesson"],
    ["en", "50% off your first bag", "50% off", "first"],
    ["en", "You keep about £1,000", "You keep £1,000", "about"],
    ["en", "Decks from 180 to 240 €", "Decks from 180 €", "240"],
    ["en", "Beanies $55 each, two for $95", "Beanies for $95", "2"],
    ["en", "Alterations: hems $15, zips $22", "$22", "zips"],
    ["en", "Linen set £129 instead of £189", "Linen set £189", "instead of"],
    ["pt", "Curso de bolo, 12x de R$ 9,74", "Curso de bolo R$ 9,74", "12"],
    ["de", "Matratzen ab 749 €", "749 €", "ab"],
    ["de", "Teppiche bis zu 60 %", "Teppiche 60 %", "bis zu"],
    ["de", "Menü 24,90 € pro Person", "Menü 24,90 €", "person"],
    ["fr", "Pizza à partir de 9 €", "Pizza 9 €", "à partir de"],
    ["fr", "89 € par mois", "89 €", "mois"],
    ["es", "Gafas desde 39 €", "Gafas 39 €", "desde"],
    ["pt", "Óculos até 40% de desconto", "40% de desconto", "até"],
    ["it", "Vino da 6 € al litro", "Vino da 6 €", "litro"],
    ["nl", "Tulpen vanaf € 12", "Tulpen € 12", "vanaf"],
    ["ru", "Пуховики до −60%", "−60%", "до"],
    ["ru", "Потолки от 390 р/м²", "от 390 р", "м2"],
    ["ar", "عطور من ٢٥٠ ريال", "٢٥٠ ريال", "من"],
    ["ja", "寿司セット1,980円から", "1,980円", "から"],
    ["zh", "套餐99元起", "套餐99元", "起"],
  ])("%s: “%s” shown as “%s”", (language, description, shown, term) => {
    expect(changes(language, description, shown).join()).toContain(`without “${term}”`);
  });

  test("terms may stand in another line of the picture", () => {
    expect(changes("en", "Dinner £39 per person", "£39", "per person")).toEqual([]);
    expect(changes("en", "Sushi from $7", "$7", "from", "Sushi")).toEqual([]);
    expect(changes("en", "Sushi from $7", "$7", "Sushi from $7")).toEqual([]);
    expect(changes("en", "Sushi from $7 in Leeds", "$7", "Sushi made by hand from our kitchen in Leeds")).not.toEqual(
      [],
    );
  });

  test("a day keeps its month and needs nothing else of its clause", () => {
    const stall = "Quarkkeulchen, Stand auf dem Neumarkt bis 23. Dezember";
    expect(changes("de", stall, "Bis 23. Dezember")).toEqual([]);
    expect(changes("de", stall, "Bis 23.")).not.toEqual([]);
  });

  test("terms that nobody mentioned are not added", () => {
    expect(changes("en", "Sushi $7", "Sushi from $7")).not.toEqual([]);
    expect(changes("en", "Save 20% on your heating bill", "20% off")).not.toEqual([]);
    expect(changes("en", "Save 20% on your heating bill", "Save 20% on your bill")).toEqual([]);
  });
});

describe("not every amount is a price", () => {
  test("what customers saved is never what something costs", () => {
    const story = "Churnwatch: our customers saved $41,000 last year";
    expect(changes("en", story, "Churnwatch for $41,000").join()).toContain("as a price");
    expect(changes("en", story, "$41,000")).not.toEqual([]);
    expect(changes("en", story, "$41,000 saved")).toEqual([]);
  });

  test("nor is what the other one costs", () => {
    const nappies = "Reusable nappies, £1,400 vs £380 over two years";
    expect(changes("en", nappies, "Get it for £1,400", "£1,400 vs £380").join()).toContain("as a price");
    expect(changes("en", nappies, "£1,400 vs £380 over two years")).toEqual([]);
    expect(changes("en", nappies, "Nappies £1,400")).not.toEqual([]);
  });

  test("nor is a wage", () => {
    const job = "We are hiring bakers, €17/hour";
    expect(changes("en", job, "Get it for €17").join()).toContain("as a price");
    expect(changes("en", job, "Get it for €17/hour").join()).toContain("as a price");
    expect(changes("en", job, "€17 per hour")).toEqual([]);
    expect(changes("ja", "急募 介護スタッフ 1回28,000円", "1回28,000円で介護").join()).toContain("as a price");
    expect(changes("de", "Wir suchen Köche, 4.150 € brutto", "Für 4.150 € brutto").join()).toContain("as a price");
  });
});

test("free quotes do not make the plumber free", () => {
  const plumber = "Plumber in Leeds, free quotes";
  expect(changes("en", plumber, "Free plumber")).not.toEqual([]);
  expect(changes("en", plumber, "Free")).not.toEqual([]);
  expect(changes("en", plumber, "Free", "Quotes in Leeds")).toEqual([]);
  expect(changes("en", plumber, "Free quotes")).toEqual([]);
  expect(changes("ja", "りんご5kg、送料無料", "りんご無料")).not.toEqual([]);
});

test("what stands beside “free” in the description may stand there in the picture", () => {
  expect(changes("es", "Pintores. Presupuesto sin cargo x whatsapp 11 5263-0098", "Presupuesto sin cargo")).toEqual([]);
  expect(changes("zh", "收银系统，送打印机", "免费开始")).not.toEqual([]);
  expect(changes("zh", "收银系统，免费试用30天", "免费开始")).toEqual([]);
});

test("a price is not bound to the sticker it was to stand in", () => {
  const said = (directions: string[]) =>
    readSaid({ text: withoutDirections("Lava lamps, $64 in a round sticker", directions), language: "en" });
  expect(lostTerms("$64", ["$64"], said([]))).not.toEqual([]);
  expect(lostTerms("$64", ["$64"], said(["in a round sticker"]))).toEqual([]);
});
