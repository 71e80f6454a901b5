import { expect, test } from "vitest";
import { creativeTitle, shownTitle } from "./creative-title.ts";

test("a title names the type and the first 30 characters of the prompt", () => {
  expect(creativeTitle("meta", "Sourdough at seven")).toBe("Meta Creative - Sourdough at seven");
  expect(creativeTitle("saas", "x".repeat(30))).toBe(`Saas Creative - ${"x".repeat(30)}`);
  expect(creativeTitle("maker", "x".repeat(31))).toBe(`Maker Creative - ${"x".repeat(30)}...`);
});

test("it cuts between characters and stays on one line", () => {
  expect(creativeTitle("meme", `${"🍌".repeat(31)}`)).toBe(`Meme Creative - ${"🍌".repeat(30)}...`);
  expect(creativeTitle("meme", "two\nlines")).toBe("Meme Creative - two lines");
});

test("people read the name of the type, whatever it is stored as, and all other titles as they are", () => {
  const shown = (type: string) => shownTitle(creativeTitle(type, "Tea"));
  expect(["chatgptdoodle", "homeservices", "saas", "maker"].map(shown)).toEqual([
    "ChatGPT Doodle Creative - Tea",
    "Home Services Creative - Tea",
    "SaaS Creative - Tea",
    "Maker Creative - Tea",
  ]);
  for (const title of ["Edited Creative", "Two buttons", "Saas Creative", "My Saas Creative - Tea"])
    expect(shownTitle(title)).toBe(title);
});
