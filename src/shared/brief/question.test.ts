import { expect, test } from "vitest";
import type { Brief, Fact } from "./brief.ts";
import { questionOf } from "./question.ts";
import type { BriefReading } from "./reading.ts";

const name = (sure: number): Fact => ({ role: "name", value: "Tiverton", from: 0, to: 8, sure, by: "read" });
const headline: Fact = { role: "headline", value: "Old tools", sure: 0.8, by: "read" };
const reading = (brief: Brief) => ({ brief, kinds: ["goods", "event"], headlines: ["Old tools", "Garage sale"] });
const asked = (brief: Brief, set?: Brief) => questionOf(reading(brief) as unknown as BriefReading, brief, set);

test("what is sure is not asked about", () => {
  expect(asked({ kind: { value: "goods", sure: 0.9, by: "read" }, facts: [name(0.95), headline] })).toBeNull();
});

test("a word that may be a town or a name is asked about, and every answer is a way out", () => {
  const question = asked({ facts: [name(0.7)] });
  expect(question?.words).toBe("Is Tiverton the brand or the place?");
  const roles = question?.answers.map(({ label, set }) => [
    label,
    set.facts.filter(({ isOut }) => !isOut).map(({ role }) => role),
  ]);
  expect(roles).toEqual([
    ["The brand", ["name"]],
    ["The place", ["where"]],
    ["Both", ["name", "where"]],
    ["Neither", []],
  ]);
});

test("an unsure kind is asked about, until somebody has said", () => {
  expect(asked({ kind: { value: "goods", sure: 0.6, by: "read" }, facts: [] })?.about).toBe("kind");
  expect(asked({ kind: { value: "goods", sure: 0.6, by: "user" }, facts: [] })).toBeNull();
});

test("of two lines that may be the headline one is asked for", () => {
  const question = asked({ facts: [{ ...headline, sure: 0.5 }] });
  expect(question?.answers.map(({ label }) => label)).toEqual(["Old tools", "Garage sale"]);
});
