import { expect, test } from "vitest";
import { wordFiles } from "../../node/word-files.ts";
import { PALETTES } from "../../scene/palettes.ts";
import type { Slots } from "../../scene/scene.ts";
import { authorScene } from "../author-scene.ts";
import type { Wish } from "../wish.ts";
import type { Borrowed } from "./borrowed.ts";
import { tacticOf } from "./tactic-of.ts";

const BOOTS = "Longhaul hiking boots, hand-stitched. £149 until Sunday. Leather from Leeds, waxed thread, cork sole.";
const DRAINS = "Pipewright clears blocked drains the same day. Call 020 7946 0123.";

const make = (description: string, borrowed: Borrowed, more: Partial<Wish> = {}) =>
  authorScene({ description, type: "meta", seed: 0, borrowed, ...more }, wordFiles);

test("layout, colours and typeface are those of the other ad", () => {
  const borrowed = { layout: "arch", palette: PALETTES.grape, typeface: "soft" } as const;
  expect(make(BOOTS, borrowed)).toMatchObject(borrowed);
});

test("each part may be left out", () => {
  const alone = make(BOOTS, {});
  expect(make(BOOTS, { palette: PALETTES.grape })).toEqual({ ...alone, palette: PALETTES.grape });
  expect(make(BOOTS, { typeface: "slab" })).toEqual({ ...alone, typeface: "slab" });
});

test("where a layout has several ways, it is the other ad's", () => {
  expect(make(BOOTS, { layout: "card", variant: 2 }, { seed: 5 })).toMatchObject({ layout: "card", seed: 2 });
});

test("every reroll stays with the borrowed layout", () => {
  const layouts = [0, 1, 2, 3].map((seed) => make(BOOTS, { layout: "spotlight" }, { seed }).layout);
  expect(new Set(layouts)).toEqual(new Set(["spotlight"]));
});

test.each(["testimonial", "versus", "thread", "clipping", "poll", "receipt", "before-after"] as const)(
  "%s claims something by its form, so one of its kind that does not is taken",
  (layout) => {
    const made = make(DRAINS, { layout }).layout;
    expect(["notice", "card", "column", "sign", "checklist", "anatomy"]).toContain(made);
  },
);

test("a layout for a thing is not borrowed for words that no drawing shows", () => {
  expect(["split", "billboard", "banner"]).toContain(make(DRAINS, { layout: "pedestal" }).layout);
});

test("colours that were asked for come before borrowed ones", () => {
  const { palette } = make("Navy blue rain coats, colours: navy and white", { palette: PALETTES.grape });
  expect(palette).not.toEqual(PALETTES.grape);
});

test("letters that the borrowed typeface lacks are set in one that has them", () => {
  expect(make("Свежий хлеб каждое утро", { typeface: "soft" }).typeface).toBe("grotesque");
});

test("who offers something opens with it, after an ad that does", () => {
  expect(make(BOOTS, { tactic: "offer" }).slots.headline).toContain("£149");
  expect(make(DRAINS, { tactic: "offer" }).slots.headline).not.toMatch(/[£$%]/);
});

test("a question is asked only by who asked one", () => {
  const asked = "Tired of wet socks? Longhaul hiking boots, waxed and sewn by hand.";
  expect(make(asked, { tactic: "question" }).slots.headline).toBe("Tired of wet socks?");
  expect(make(BOOTS, { tactic: "question" }).slots.headline).not.toContain("?");
});

test("the headline that somebody wrote stays", () => {
  const written = `${BOOTS} Headline: "Built to be taken apart"`;
  expect(make(written, { tactic: "offer" }).slots.headline).toBe("Built to be taken apart");
});

const READ: readonly (readonly [Slots, string])[] = [
  [{ headline: "Tired of wet socks?" }, "question"],
  [{ headline: "20% off everything" }, "offer"],
  [{ headline: "Dry for 12 hours" }, "number"],
  [{ headline: "Go and read the bag", rival: "The bag" }, "comparison"],
  [{ headline: "I walked home dry", person: { name: "Ana", role: "Postwoman" } }, "voice"],
  [{ headline: "What is in it", bullets: ["Leather", "Thread", "Cork"] }, "list"],
  [{ headline: "Built to last" }, "statement"],
];

test.each(READ)("%o is read as a %s", (slots, tactic) => {
  expect(tacticOf({ layout: "notice", slots })).toBe(tactic);
});
