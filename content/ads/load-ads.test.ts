import { expect, test } from "vitest";
import { COMPANIES } from "./companies/companies.ts";
import { loadAds } from "./load-ads.ts";
import { ORDER } from "./order.ts";
import type { CompanyInput } from "./schema.ts";

const company = COMPANIES.find(({ name }) => name === "Third Alarm");
const [ad] = company?.ads ?? [];
if (!company || !ad) throw new Error("the company these tests use is gone");
const only = (change: Partial<typeof ad>, order = ["third-alarm/read-the-label"]) => {
  const one: CompanyInput = { ...company, ads: [{ ...ad, ...change }] };
  return () => loadAds([one], order);
};

test("an ad keeps its id and time when others come after it", () => {
  const [alone] = only({})();
  const before = loadAds(COMPANIES, ORDER).find(({ slug }) => slug === alone?.slug);
  expect(alone).toMatchObject({ id: before?.id, links_to: "https://thirdalarm.example/reaper" });
  const [newest, oldest] = loadAds(
    [company],
    ["milk-not-included", "read-the-label", "eggs-were-fine", "what-is-in-it"].map((slug) => `third-alarm/${slug}`),
  ).filter(({ slug }) => /label|milk/.test(slug));
  expect(newest?.slug).toBe("third-alarm/read-the-label");
  expect(oldest?.created_at).toBe("2026-01-05T09:00:00.000Z");
});

test("a format its platform does not show is refused", () => {
  expect(only({ platform: "TikTok", format: "1:1" })).toThrow("this platform does not show that format");
});

test("an ad without a place in the order, a place without an ad and a name used twice are refused", () => {
  expect(only({}, [])).toThrow("third-alarm/read-the-label has no place in the order");
  expect(only({}, ["third-alarm/read-the-label", "nobody/nothing"])).toThrow("nobody/nothing, which nobody wrote");
  expect(() => loadAds([{ ...company, ads: [ad, ad] }], ["third-alarm/read-the-label"])).toThrow("two ads called");
});

test("a link that leaves the reserved domain is refused", () => {
  expect(() => loadAds([{ ...company, site: "thirdalarm.com" }], ORDER)).toThrow();
});
