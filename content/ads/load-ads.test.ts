import { expect, test } from "vitest";
import { COMPANIES } from "./companies.ts";
import { loadAds } from "./load-ads.ts";
import type { CompanyInput } from "./schema.ts";

const company = COMPANIES.find(({ name }) => name === "Third Alarm");
const [ad, other] = company?.ads ?? [];
if (!company || !ad || !other) throw new Error("the company these tests use is gone");
const only = (change: Partial<typeof ad>) => {
  const one: CompanyInput = { ...company, ads: [{ ...ad, ...change }] };
  return () => loadAds([one]);
};

test("an ad keeps its id and time when others come after it", () => {
  const [alone] = only({})();
  const among = loadAds(COMPANIES).find(({ slug }) => slug === alone?.slug);
  expect(alone).toMatchObject({ id: among?.id, created_at: among?.created_at });
  expect(alone?.links_to).toBe("https://thirdalarm.example/reaper");
});

test("the newest ad comes first, whatever the order they are written in", () => {
  const slugs = loadAds([company]).map(({ slug }) => slug.replace("third-alarm/", ""));
  expect(slugs).toEqual(["read-the-label", "eggs-were-fine", "what-is-in-it", "milk-not-included"]);
  expect(only({ place: 0 })()[0]?.created_at).toBe("2026-01-05T09:00:00.000Z");
});

test("a format its platform does not show is refused", () => {
  expect(only({ platform: "TikTok", format: "1:1" })).toThrow("this platform does not show that format");
});

test("an ad without a place, a place taken twice and a name used twice are refused", () => {
  const { place: _, ...homeless } = ad;
  expect(() => loadAds([{ ...company, ads: [homeless as typeof ad] }])).toThrow("place");
  expect(() => loadAds([{ ...company, ads: [ad, { ...other, place: ad.place }] }])).toThrow(
    "third-alarm/milk-not-included and third-alarm/read-the-label both have place",
  );
  expect(() => loadAds([{ ...company, ads: [ad, { ...ad, place: 0 }] }])).toThrow("two ads called");
});

test("a link that leaves the reserved domain is refused", () => {
  expect(() => loadAds([{ ...company, site: "thirdalarm.com" }])).toThrow();
});
