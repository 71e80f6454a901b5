import { expect, test } from "vitest";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { removeFact } from "../../../shared/brief/change.ts";
import { withSet } from "../../../shared/brief/with-set.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene, briefDescription, understandDescription } from "../author-scene.ts";
import { kitFacts } from "./kit-facts.ts";

const KIT: BrandKit = {
  name: "Loafworks",
  colors: [],
  say: [],
  avoid: ["artisan", "fresh"],
  website: "loaf.example",
  contacts: ["0113 496 0182"],
  profiles: ["instagram.com/loafworks", "tiktok.com/@loafworks"],
  button: "Set an alarm",
};

const added = (description: string, set?: Brief) =>
  kitFacts(KIT, understandDescription(description, "meta", wordFiles, set), set).map(
    ({ role, value }) => `${role}: ${value}`,
  );
const fact = (role: Fact["role"], value: string, more: Partial<Fact> = {}): Fact => ({
  ...{ role, value, sure: 1, by: "user" },
  ...more,
});

test("a kit adds what a sentence does not say", () => {
  expect(added("Rye bread from the wood oven")).toEqual([
    "name: Loafworks",
    "button: Set an alarm",
    "contact: 0113 496 0182",
    "contact: loaf.example",
    "avoid: artisan",
    "avoid: fresh",
  ]);
});

test("what a sentence says, or somebody has set, goes first; words it has itself are not taken from it", () => {
  const said = "Fresh bread. Button: Book a bath. Call 0113 496 0999";
  expect(added(said)).toEqual(["name: Loafworks", "avoid: artisan"]);
  expect(added("Rye bread", { facts: [fact("name", "Mudlark"), fact("button", "Go", { isOut: true })] })).toEqual([
    "contact: 0113 496 0182",
    "contact: loaf.example",
    "avoid: artisan",
    "avoid: fresh",
  ]);
});

test("one contact can be taken out or changed, and the other stays", () => {
  const { reading } = briefDescription({ description: "Rye bread", type: "meta", kit: KIT }, wordFiles);
  const phone = reading.brief.facts.find(({ value }) => value === "0113 496 0182");
  expect(phone).toMatchObject({ role: "contact", by: "kit" });
  const set = removeFact({ facts: [] }, phone as Fact);
  expect(added("Rye bread", set).filter((one) => one.startsWith("contact"))).toEqual(["contact: loaf.example"]);
  const { brief } = briefDescription({ description: "Rye bread", type: "meta", kit: KIT, brief: set }, wordFiles);
  expect(brief.facts.filter(({ role, isOut }) => role === "contact" && !isOut).map(({ value }) => value)).toEqual([
    "loaf.example",
  ]);
});

test("what the page shows, told to the server, adds nothing twice", () => {
  const { reading } = briefDescription({ description: "Rye bread", type: "meta", kit: KIT }, wordFiles);
  expect(added("Rye bread", withSet(reading.brief))).toEqual([]);
});

test("a brand signs with its own name, not with one that the sentence has", () => {
  for (const description of [
    '"The best rye north of Rome." Daniel Price, Yorkshire Food Guide',
    "LOAFWORKS rye bread, baked at night",
    "Fresh bread at Mudlark",
  ]) {
    const { brand } = authorScene({ description, type: "meta", seed: 0, kit: KIT }, wordFiles);
    expect([description, brand.name]).toEqual([description, "Loafworks"]);
  }
});
