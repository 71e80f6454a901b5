import { expect, test } from "vitest";
import { wordFiles } from "../node/word-files.ts";
import { findDrawing, type Subject } from "./find-drawing.ts";

/** A drawing this sure may be the hero of an ad. */
const SURE = 0.7;

const find = (phrase: string, more: Partial<Subject> = {}) =>
  findDrawing({ phrase, clauses: [], language: "en", intent: "goods", ...more }, wordFiles);

test("what we have drawn ourselves goes before the same thing as an emoji", () => {
  expect(find("flat white")?.art).toMatchObject({ kit: "illustration", variant: "coffee" });
  expect(find("golden retriever puppies")?.art).toMatchObject({ kit: "illustration", variant: "dog" });
  expect(find("waffles")?.art).toMatchObject({ kit: "object", variant: "waffle" });
});

test.each([
  ["en", "board game", "🎲"],
  ["de", "Brettspiel", "🎲"],
  ["fr", "jeu de société", "🎲"],
  ["es", "juego de mesa", "🎲"],
  ["it", "gioco da tavolo", "🎲"],
  ["ja", "ボードゲーム", "🎲"],
] as const)("%s: a board game is dice, never a gamepad", (language, phrase, emoji) => {
  expect(find(phrase, { language })?.emoji).toBe(emoji);
});

test("a kitchen for sale is no saw, and a pumpkin to eat has no face", () => {
  expect(find("Kitchen sale", { intent: "event" })?.emoji).not.toBe("🪚");
  expect(find("Pumpkin ravioli with sage butter")?.emoji).not.toBe("🎃");
  expect(find("kitchen fitter", { intent: "service" })?.emoji).toBe("🪚");
});

test("beside lessons, removal or hire the other word is the thing", () => {
  expect(find("guitar lessons", { intent: "course" })?.emoji).toBe("🎸");
  expect(find("wasp nest removal", { intent: "service" })?.emoji).toBe("🐝");
  expect(find("trumpet hire", { intent: "service" })?.emoji).toBe("🎺");
});

test("the head names the thing: first in Romance languages, last in Germanic ones, before any 'for'", () => {
  expect(find("ice cream for dogs")?.emoji).toBe("🍦");
  expect(find("chocolate cake")?.emoji).toBe("🎂");
  expect(find("gâteau au chocolat", { language: "fr" })?.emoji).toBe("🎂");
  expect(find("lamp with a cat", { head: "lamp" })?.emoji).toBe("💡");
});

test.each([
  ["de", "Gitarrenunterricht", "🎸"],
  ["de", "Klavierstimmerin", "🎹"],
  ["nl", "pannenkoekenhuis", "🥞"],
  ["ja", "窓掃除サービス", "🪟"],
  ["zh", "少儿钢琴课", "🎹"],
  ["ru", "кроссовок", "👟"],
  ["ar", "للعطور", "🌹"],
  ["it", "chitarre", "🎸"],
  ["pt", "colchões", "🛏"],
] as const)("%s: %s is understood in its form", (language, phrase, emoji) => {
  expect(find(phrase, { language })?.emoji).toBe(emoji);
});

test("trades are known beyond our own list", () => {
  const saddler = find("guarnicionero", { language: "es", intent: "service" });
  expect(saddler).toMatchObject({ source: "trade", emoji: "🐎" });
});

test("software whose thing is not sure shows a screen", () => {
  expect(find("onboarding for interns", { intent: "software" })?.emoji).toBe("screen");
  expect(find("shift planning", { intent: "software" })?.art).toMatchObject({ kit: "screen", variant: "calendar" });
});

test("a word with two meanings is not sure without a second witness", () => {
  for (const phrase of ["organ", "pump", "courses", "match"])
    expect(find(phrase)?.confidence ?? 0, phrase).toBeLessThan(SURE);
});

test("what no list knows stays without a drawing, also words that are names of properties", () => {
  for (const phrase of ["", "xylqar", "constructor", "12345", "🙂"]) expect(find(phrase), phrase).toBe(undefined);
});

test("a word of another clause is only a guess", () => {
  const guess = find("blorfing", { clauses: ["bring your guitar", "opens at 9"] });
  expect(guess?.confidence ?? 0).toBeLessThan(0.5);
});
