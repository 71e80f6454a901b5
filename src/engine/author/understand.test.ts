import { expect, test } from "vitest";
import { understand } from "./understand.ts";

test("offer, audience and deadline are found where they are given", () => {
  expect(understand("Running shoes for people who hate running, 30% off until Sunday")).toMatchObject({
    noun: "running shoes",
    offer: { short: "-30%" },
    audience: "people who hate running",
    deadline: "until Sunday",
  });
});

test("benefit and what one is spared are told apart", () => {
  expect(understand("Invoicing software that helps freelancers get paid faster without spreadsheets")).toMatchObject({
    benefit: "get paid faster",
    audience: "freelancers",
    without: "spreadsheets",
  });
});

test("what nobody needs is not what one is spared, and half a sentence is no clause", () => {
  const brief = understand("Sailing trips, no experience needed, for people who are here for a week, and are bored");
  expect(brief.without).toBeUndefined();
  expect(brief.clauses).toContain("No experience needed");
  expect(brief.clauses).not.toContain("Are bored");
});

test.each([
  ["An ad for our sourdough bakery called Crumb & Sons. Fresh at 6.", "Crumb & Sons"],
  ["A habit tracker app called Sundial that asks one question", "Sundial"],
  ["Socks made in Berlin by Knitwell", "Knitwell"],
  ["Biscuits baked in Leeds", undefined],
  ["coffee until Friday", undefined],
])("the name in “%s” is %s", (text, name) => {
  expect(understand(text).name).toBe(name);
});

test.each([
  ["chocolate cake with cherries", "cake"],
  ["手作りの抹茶アイス", "icecream"],
  ["Frischer Kaffee aus der Rösterei", "coffee"],
  ["Цветы с доставкой", "bouquet"],
  ["dog grooming in your driveway", "dog"],
  ["a shop for guitars", "guitar"],
  ["🍕🔥", "pizza"],
])("“%s” is about %s", (text, drawing) => {
  expect(understand(text).subjects[0]?.drawing.variant).toBe(drawing);
});

test.each([
  ["Emergency plumber, no call-out fee", "en"],
  ["Fahrräder für die ganze Familie", "de"],
  ["Des chaussures pour la ville", "fr"],
  ["Zapatos para los niños", "es"],
  ["Sapatos para as crianças da nossa cidade, com desconto até amanhã", "pt"],
  ["Scarpe per la città con uno sconto, fino al venerdì", "it"],
  ["Обувь для города", "ru"],
  ["قهوة طازجة", "ar"],
  ["新しいカフェ", "ja"],
])("“%s” is written in %s", (text, language) => {
  expect(understand(text).language).toBe(language);
});

test.each([
  ["a navy blue and gold tin", ["yellow", "blue"]],
  ["ein roter Stuhl in rot", ["red"]],
  ["зелёный чай", ["green"]],
])("the colours of “%s” are seen", (text, colors) => {
  expect([...understand(text).colors].sort()).toEqual([...colors].sort());
});

test.each([
  ["E-bikes for $39 a month, cancel any time", "$39 a month"],
  ["Hosting from $5/mo", "$5/mo"],
  ["Yoga für 29 € im Monat", "29 € im Monat"],
  ["Cabins, 80 € per night", "80 € per night"],
  ["A $9 mug", "$9"],
])("of “%s” the price is %s", (description, price) => {
  expect(understand(description).price).toBe(price);
});

test("what something else costs, or cost once, is not the price", () => {
  expect(understand("Soap, free shipping over $30").price).toBeUndefined();
  expect(understand("Gifts under $50 for runners").price).toBeUndefined();
  expect(understand("A toothbrush, $59 instead of $89").price).toBe("$59");
  expect(understand("Tacos, 3 tacos for $8")).toMatchObject({ price: undefined, offer: { short: "3 for $8" } });
});

test.each([
  ["A new roof, 0% financing, we offer free inspections", undefined],
  ["Shirts of 90% cotton, made to last, now on sale in our shop in the old town", undefined],
  ["Headphones, black friday -60%", "-60%"],
  ["Shirts, 20% off", "-20%"],
])("of “%s” the offer is %s", (description, short) => {
  expect(understand(description).offer?.short).toBe(short);
});

test.each([
  ["Stop losing leads. Our CRM reminds you to follow up.", "CRM"],
  ["Get 3 months free when you sign up for our language learning app", "language learning app"],
  ["Need a new roof? Licensed and insured.", "roof"],
  ["An ad for busy moms. Meal kit delivery in an hour.", "Meal kit delivery"],
  ["Cours de yoga en ligne, sans engagement", "Cours de yoga"],
])("what “%s” is about is called %s", (description, label) => {
  expect(understand(description).label).toBe(label);
});

test("a phone number keeps its brackets", () => {
  expect(understand("Roof repair. Call (555) 123-4567").phone).toBe("(555) 123-4567");
});

test.each([
  ["Software that replaces spreadsheets and WhatsApp groups", undefined],
  ["A weekend trip to Lisbon", undefined],
  ["Boulangerie artisanale à Lyon", undefined],
  ["Wedding photographer Anna Klein", "Anna Klein"],
])("of “%s” the brand is %s", (description, name) => {
  expect(understand(description).name).toBe(name);
});

test("prices keep their sign and their digits, and a lowest price is known as one", () => {
  expect(understand("Букет 1990 ₽").price).toBe("1990 ₽");
  expect(understand("Loaves from $7")).toMatchObject({ price: "$7", isFrom: true });
  expect(understand("Das Buch für 12,90 €")).toMatchObject({ price: "12,90 €", isFrom: false });
});
