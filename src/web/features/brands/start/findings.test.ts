import { expect, test } from "vitest";
import type { ReadSiteOutput } from "../../../../shared/contracts/read-site.ts";
import { draftFrom, findingsIn } from "./findings.ts";

const from = "a link on the page";
const SITE: ReadSiteOutput = {
  address: "https://www.loaf.example/start",
  name: { value: "Loafworks", from: "og:site_name" },
  description: null,
  logos: [{ data: "AAAA", width: 180, height: 180, from: "apple-touch-icon" }],
  colors: [{ name: "Crust", hex: "#33190b", role: "dark", from: "theme-color" }],
  fonts: [
    { family: "Harvest Grotesk", for: "headings", from: "its styles", ours: null },
    { family: "Geist", for: "text", from: "its styles", ours: "sans" },
  ],
  contacts: [{ value: "0113 496 0182", from }],
  socials: [],
  note: null,
};
const NOTHING: ReadSiteOutput = { ...SITE, name: null, logos: [], colors: [], fonts: [], contacts: [] };

test("a kit of all that was found", () => {
  expect(draftFrom(SITE, new Set())).toEqual({
    kit: {
      name: "Loafworks",
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
    kit: { name: "loaf.example", colors: [], say: [], avoid: [], contacts: [] },
    logo: undefined,
  });
});

test("a font that we do not have is shown and cannot be taken; of an empty page the address is left", () => {
  expect(findingsIn(SITE).find(({ label }) => label === "Font: Harvest Grotesk")?.note).toMatch(/do not have it/);
  expect(findingsIn(NOTHING).map(({ label, value }) => [label, value])).toEqual([["Web address", "loaf.example"]]);
});
