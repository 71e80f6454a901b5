import { expect, test } from "vitest";
import type { ReadSiteOutput } from "../../../../shared/contracts/read-site.ts";
import { draftFrom, findingsIn, leftAfter, leftAtFirst } from "./findings.ts";

const from = "a link on the page";
const SITE: ReadSiteOutput = {
  address: "https://www.loaf.example/start",
  name: { value: "Loafworks", from: "og:site_name" },
  description: { value: "Bread for people who sleep in.", from: "its description" },
  logos: [
    { data: "AAAA", width: 180, height: 180, from: "apple-touch-icon" },
    { data: "BBBB", width: 32, height: 32, from: "its icon" },
  ],
  colors: [{ name: "Crust", hex: "#33190b", role: "dark", from: "theme-color" }],
  fonts: [
    { family: "Harvest Grotesk", for: "headings", from: "its styles", ours: null },
    { family: "Geist", for: "text", from: "its styles", ours: "sans" },
  ],
  contacts: [{ value: "0113 496 0182", from }],
  socials: [{ value: "instagram.com/loafworks", from }],
  note: null,
};
const NOTHING: ReadSiteOutput = {
  ...SITE,
  ...{ name: null, description: null, logos: [], colors: [], fonts: [], contacts: [], socials: [] },
};

test("a kit of all that was found", () => {
  expect(draftFrom(SITE, leftAtFirst(SITE))).toEqual({
    kit: {
      name: "Loafworks",
      about: "Bread for people who sleep in.",
      profiles: ["instagram.com/loafworks"],
      colors: [{ name: "Crust", hex: "#33190b", role: "dark" }],
      headlineFont: "sans",
      contacts: ["0113 496 0182"],
      website: "loaf.example",
      say: [],
      avoid: [],
    },
    logo: "AAAA",
  });
});

test("what was left out is not in it, and a name is always there", () => {
  const all = new Set(findingsIn(SITE).map(({ id }) => id));
  expect(draftFrom(SITE, all)).toEqual({
    kit: { name: "loaf.example", colors: [], say: [], avoid: [], contacts: [], profiles: [] },
    logo: undefined,
  });
});

test("a font that we do not have is shown and cannot be taken; of an empty page the address is left", () => {
  expect(findingsIn(SITE).find(({ label }) => label === "Font: Harvest Grotesk")?.note).toMatch(/do not have it/);
  expect(findingsIn(NOTHING).map(({ label, value }) => [label, value])).toEqual([["Web address", "loaf.example"]]);
});

test("one logo takes the place of another, and a kit may have none", () => {
  const other = leftAfter(SITE, leftAtFirst(SITE), "logo 1", true);
  expect(draftFrom(SITE, other).logo).toBe("BBBB");
  expect(draftFrom(SITE, leftAfter(SITE, other, "logo 1", false)).logo).toBeUndefined();
});
