import { describe, expect, test } from "vitest";
import type { Brief } from "../brief/brief.ts";
import type { FactRole } from "../brief/roles.ts";
import { seenWords } from "./seen-words.ts";

const brief = (facts: Partial<Record<FactRole, string>>): Brief => ({
  facts: Object.entries(facts).map(([role, value]) => ({ role: role as FactRole, value, sure: 1, by: "read" })),
});

describe("what is to be seen", () => {
  test.each([
    [
      "Mudlark washes big, muddy dogs in Leeds. “Bring us the mud.” First bath half price for new dogs, Saturdays in November, 9 to 4. 0113 496 0182. Button: Book a bath. Bright blue and orange.",
      {
        name: "Mudlark",
        what: "washes big, muddy dogs",
        headline: "Bring us the mud.",
        offer: "First bath half price",
        when: "Saturdays in November",
        contact: "0113 496 0182",
        where: "Leeds",
        button: "Book a bath",
        look: "Bright blue",
      },
      "washes big, muddy dogs. Bright blue and orange.",
    ],
    [
      "A runner at sunrise on a wet bridge, seen from behind",
      {},
      "A runner at sunrise on a wet bridge, seen from behind.",
    ],
    [
      "Handmade candles from Loom & Larch, $24, order at loomlarch.com",
      { name: "Loom & Larch", offer: "$24", contact: "loomlarch.com" },
      "Handmade candles.",
    ],
  ])("of %s", (text, facts, seen) => {
    expect(seenWords(text, brief(facts))).toBe(seen);
  });

  test("is the whole description, where that was taken for the headline", () => {
    const text = "A runner at sunrise on a wet bridge";
    expect(seenWords(text, brief({ headline: text }))).toBe(`${text}.`);
    expect(seenWords(`${text}. Headline: Run further`, brief({ headline: "Run further" }))).toBe(`${text}.`);
  });

  test("is never what is to be read, whatever its case or its quotation marks", () => {
    const texts = [
      'A poster that says "SALE ENDS FRIDAY" with a red chair',
      "Text: „Nur heute“ über einem roten Stuhl",
      "赤い椅子の写真。見出しは「本日限り」。",
      "Un fauteuil rouge. Titre : « Aujourd’hui seulement »",
    ];
    for (const text of texts) {
      const seen = seenWords(text, brief({}));
      expect(seen).not.toMatch(/SALE|heute|本日|Aujourd/);
      expect(seen.toLowerCase()).toMatch(/chair|stuhl|椅子|fauteuil/);
    }
  });

  test("is what the ad is about, when the description has nothing else", () => {
    expect(seenWords("“Half price”", brief({ what: "garden chairs", offer: "Half price" }))).toBe("garden chairs.");
    expect(seenWords("“Half price”", brief({}))).toMatch(/\p{L}{3}/u);
  });

  test("has a look that was set by hand", () => {
    expect(seenWords("A red chair", brief({ look: "at dusk" }))).toBe("A red chair. Look: at dusk.");
  });

  test("is cut out of a text of nothing but marks too", () => {
    for (const text of ["“".repeat(4_000), "1 ".repeat(2_000), "a-".repeat(2_000), "\u0000:".repeat(2_000)])
      expect(seenWords(text, brief({ name: "a" })).length).toBeLessThanOrEqual(4_001);
  });
});
