import { expect, test } from "vitest";
import { wordFiles } from "../../node/word-files.ts";
import { understandDescription } from "../author-scene.ts";

const offersIn = (text: string) =>
  understandDescription(text, "meta", wordFiles).offers.map(({ kind, words }) => `${kind}: ${words}`);

test("what is given away stands apart from what it costs", () => {
  expect(offersIn("Barn dance in Ely. £15 with pasty, under 12s free")).toEqual([
    "price: £15 with pasty",
    "free: under 12s free",
  ]);
});

test("what need not be paid belongs to what is free", () => {
  expect(offersIn("Invoicing app. Free for 30 days, no card")).toEqual([expect.stringContaining("30 days, no card")]);
});

test("a saving is no price", () => {
  expect(offersIn("Loft insulation, save around £355 a year")).toEqual(["saving: save around £355 a year"]);
});

test("a preposition goes with its place", () => {
  const { offers, dates, benefits } = understandDescription(
    "Wedding dresses, try on by appointment in Leith. From £400",
    "meta",
    wordFiles,
  );
  for (const { words } of [...offers, ...dates, ...benefits]) expect(words).not.toMatch(/ in$/u);
});

test("a tagline needs no colon", () => {
  const { exact } = understandDescription("Cold brew by Nightjar, tagline Brewed 20 hours", "meta", wordFiles);
  expect(exact.tagline).toBe("Brewed 20 hours");
});
