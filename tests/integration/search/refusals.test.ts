import { describe, expect, it } from "vitest";
import { searching } from "./searching.ts";

const { as, call } = searching();

describe("without access", () => {
  const behindAccess = [
    "search_ads_swipe",
    "search_meme_templates",
    "count_ads_swipe",
    "ads_swipe_filter_options",
    "meme_template_filter_options",
  ];

  it.each(behindAccess)("%s refuses who has not paid, or was refunded", async (name) => {
    for (const person of ["unpaid", "refunded"] as const) {
      await expect(as(person, `select ${name}()`)).rejects.toMatchObject({
        code: "42501",
        message: "Lifetime access is needed",
      });
    }
  });

  const forOwners = ["search_creatives", "count_creatives", "list_creative_ids", "creative_filter_options"];
  it.each([...behindAccess, ...forOwners])("anon cannot call %s", async (name) => {
    await expect(as("anon", `select ${name}()`)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("a search for more than 200 characters", () => {
  it.each(["search_ads_swipe", "search_creatives", "search_meme_templates"])("is refused by %s", async (name) => {
    await expect(call("paid", name, { search: "é".repeat(201) })).rejects.toMatchObject({
      code: "22023",
      message: "A search may have 200 characters at most",
    });
    await expect(call("paid", name, { search: "é".repeat(200) })).resolves.toEqual([]);
  });
});

describe("half a cursor", () => {
  const id = "11111111-0000-4000-8000-000000000001";
  it.each([
    ["search_ads_swipe", { after_id: id }],
    ["search_ads_swipe", { after_created_at: "2026-01-01" }],
    ["search_creatives", { after_id: id }],
    ["search_meme_templates", { after_id: id, after_name: "A" }],
    ["search_meme_templates", { sort: "alphabetical", after_id: id }],
    ["search_meme_templates", { sort: "newest", after_id: id }],
  ])("is refused by %s instead of giving an empty page", async (name, given) => {
    await expect(call("paid", name, given)).rejects.toMatchObject({ code: "22023" });
  });

  it("is refused by list_creative_ids, too", async () => {
    await expect(as("paid", "select list_creative_ids(after_id => $1)", [id])).rejects.toMatchObject({ code: "22023" });
  });
});
