import { describe, expect, test } from "vitest";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { factsOf } from "../../../shared/brief/facts.ts";
import { wordFiles } from "../../node/word-files.ts";
import { sceneSchema } from "../../scene/scene.ts";
import { authorScene, briefDescription } from "../author-scene.ts";

const SENTENCE =
  "Mudlark washes big, muddy dogs in Leeds. First bath half price for new dogs, Saturdays in November, 9 to 4. 0113 496 0182. Bright blue and orange.";

const set = (...facts: (Partial<Fact> & Pick<Fact, "role" | "value">)[]): Brief => ({
  facts: facts.map((fact) => ({ sure: 1, by: "user", ...fact })),
});
const briefed = (brief?: Brief, description = SENTENCE) =>
  briefDescription({ description, type: "meta", brief }, wordFiles);
const values = (brief: Brief, role: Fact["role"]) => factsOf(brief, role).map(({ value }) => value);
const wordsOn = (brief: Brief | undefined, seed = 0, description = SENTENCE) => {
  const { slots, brand } = authorScene({ description, type: "meta", seed, brief }, wordFiles);
  return JSON.stringify([slots, brand.name]);
};
const SEEDS = [0, 1, 2, 3, 4, 5];

describe("reading", () => {
  test("every fact is found at its place in the sentence", () => {
    const { facts } = briefed().reading.brief;
    const placed = facts.filter(({ from }) => from !== undefined);
    expect(placed.length).toBeGreaterThan(5);
    for (const { value, from, to } of placed) expect(SENTENCE.slice(from, to).toLowerCase()).toBe(value.toLowerCase());
  });

  test("places count in the sentence as it was typed, with its line breaks and double spaces", () => {
    const typed = SENTENCE.replace("in Leeds", "\n\n in   Leeds ");
    const [where] = factsOf(briefed(undefined, typed).reading.brief, "where");
    expect(typed.slice(where?.from, where?.to)).toBe("Leeds");
  });

  test("what was read is a brief of its own: place, time, contact, look", () => {
    const { brief } = briefed();
    expect(values(brief, "where")).toEqual(["Leeds"]);
    expect(values(brief, "contact")).toEqual(["0113 496 0182"]);
    expect(values(brief, "look").length).toBeGreaterThan(0);
    expect(brief.language?.value).toBe("en");
  });
});

describe("what somebody has set is obeyed", () => {
  test("a headline is printed to the letter by every idea", () => {
    const brief = set({ role: "headline", value: "Bring us the mud, not the excuses" });
    for (const seed of SEEDS) expect(wordsOn(brief, seed)).toContain("Bring us the mud, not the excuses");
  });

  test("an offer with new terms takes the place of the old one", () => {
    const [old] = factsOf(briefed().brief, "offer");
    const brief = set({
      role: "offer",
      value: "First bath half price",
      terms: "until 29 November",
      was: old?.value ?? "",
    });
    expect(values(briefed(brief).brief, "offer")).toEqual(["First bath half price"]);
    for (const seed of SEEDS) {
      expect(wordsOn(brief, seed)).toContain("First bath half price until 29 November");
      expect(wordsOn(brief, seed)).not.toContain("new dogs");
    }
  });

  test("what was taken out is on no picture and does not come back", () => {
    const brief = set(
      { role: "contact", value: "0113 496 0182", isOut: true },
      { role: "button", value: "x", isOut: true },
    );
    expect(values(briefed(brief).brief, "contact")).toEqual([]);
    for (const seed of SEEDS) {
      expect(wordsOn(brief, seed)).not.toContain("0182");
      expect(wordsOn(brief, seed)).not.toContain('"button"');
    }
  });

  test("a name, a button, a place and a time that the sentence does not say are printed as they were set", () => {
    const brief = set(
      { role: "name", value: "muddy & Sons" },
      { role: "button", value: "book a bath" },
      { role: "where", value: "12 Quay Lane, blue door" },
      { role: "when", value: "from 9 till late" },
    );
    for (const words of ["muddy & Sons", "book a bath", "12 Quay Lane, blue door", "from 9 till late"])
      for (const seed of SEEDS) expect(wordsOn(brief, seed)).toContain(words);
  });

  test("a word to avoid is on no picture", () => {
    expect(wordsOn(undefined)).toMatch(/muddy/i);
    for (const seed of SEEDS) expect(wordsOn(set({ role: "avoid", value: "muddy" }), seed)).not.toMatch(/\bmuddy\b/i);
  });

  test("kind and language are not guessed once they are set", () => {
    const { obeyed } = briefed({
      kind: { value: "hiring", sure: 1, by: "user" },
      language: { value: "de", sure: 1, by: "user" },
      facts: [],
    });
    expect(obeyed).toMatchObject({ intent: "hiring", intentSure: 1, language: "de", isForeign: false });
  });

  test("the scene says who set what", () => {
    const brief = set({ role: "headline", value: "Bring us the mud" });
    const scene = authorScene({ description: SENTENCE, type: "meta", seed: 0, brief }, wordFiles);
    expect(scene.brief?.facts).toContainEqual(expect.objectContaining({ value: "Bring us the mud", by: "user" }));
    expect(scene.brief?.facts).toContainEqual(expect.objectContaining({ value: "Leeds", by: "read" }));
  });
});

test.each([
  [set({ role: "what", value: "Dog wash in Leeds" })],
  [set({ role: "what", value: "Paws and claws", by: "ai" })],
  [set({ role: "headline", value: "First bath half price for new dogs", isOut: true })],
  [set({ role: "avoid", value: "muddy" })],
])("whatever was set, the brief's headline is what the ideas say: %j", (brief) => {
  const [headline] = values(briefed(brief).brief, "headline");
  for (const seed of SEEDS)
    expect(authorScene({ description: SENTENCE, type: "meta", seed, brief }, wordFiles).slots.headline).toBe(headline);
});

test("what an AI offers in addition changes nothing until it is taken", () => {
  const offered = set(
    { role: "name", value: "Acme Studios", by: "ai", isOut: true },
    { role: "button", value: "Buy", by: "ai", isOut: true },
  );
  for (const seed of SEEDS) expect(wordsOn(offered, seed)).toBe(wordsOn(undefined, seed));
});

test("what an AI quotes with other ends takes the place of what was read", () => {
  const quoted = set(
    { role: "when", value: "Saturdays in November", by: "ai" },
    { role: "when", value: "9 to 4", by: "ai" },
  );
  expect(values(briefed(quoted).brief, "when")).toEqual(["Saturdays in November", "9 to 4"]);
});

test("however much is said, the brief of a scene can be stored and read again", () => {
  const description = Array.from(
    { length: 90 },
    (_, at) => `${at + 10}% off on 1${at % 9} May, call 0113 496 0${100 + at}`,
  ).join(". ");
  const brief = set(
    ...Array.from({ length: 39 }, (_, at) => ({ role: "offer" as const, value: `Deal ${at} ${"x".repeat(60)}` })),
  );
  const scene = authorScene({ description: description.slice(0, 4_000), type: "meta", seed: 0, brief }, wordFiles);
  expect(
    sceneSchema.parse(JSON.parse(JSON.stringify(scene))).brief?.facts.filter(({ by }) => by === "user"),
  ).toHaveLength(39);
});

test("a brief in which nothing was set changes no picture", () => {
  const { brief } = briefed();
  for (const seed of SEEDS) expect(wordsOn(brief, seed)).toBe(wordsOn(undefined, seed));
});

describe("what was replaced does not come back", () => {
  const CHAT = "we are the guys who fix all the old bikes nobody wants. Same day. £25 a service, Mon to Fri";

  test("the old headline is neither a line nor a subtitle under one in other words", () => {
    const [headline] = factsOf(briefed(undefined, CHAT).brief, "headline");
    const brief = set({ role: "headline", value: "Old bikes, riding again", was: headline?.value ?? "" });
    for (const seed of SEEDS)
      expect(wordsOn(brief, seed, CHAT).toLowerCase()).not.toContain(headline?.value.toLowerCase());
  });

  test("who corrects the name keeps the headline, unless it says the old name", () => {
    const [headline] = factsOf(briefed().brief, "headline");
    const after = briefed(set({ role: "name", value: "Mudlark & Sons" }, { role: "offer", value: "Half price" }));
    expect(values(after.brief, "headline")).toEqual([headline?.value]);
  });

  test("a changed fact stays in its place, an added one comes last", () => {
    const two = "Dog wash in Leeds. 20% off in May. Free towel with every bath.";
    const offers = values(briefed(undefined, two).brief, "offer");
    expect(offers.length).toBeGreaterThan(1);
    const after = briefed(
      set({ role: "offer", value: "Ears £5" }, { role: "offer", value: "Claws £9", was: offers.at(-1) ?? "" }),
      two,
    );
    expect(values(after.brief, "offer")).toEqual([...offers.slice(0, -1), "Claws £9", "Ears £5"]);
    expect(after.obeyed.offers.map(({ words }) => words)).toEqual([...offers.slice(0, -1), "Claws £9", "Ears £5"]);
  });

  test("who quotes from a sentence to leave it out is rid of all of it, and of each thing of a list", () => {
    const said =
      "Dog wash in Leeds. Can you pull the crowd page for it, maybe the second one. Towels, combs, soap included";
    const words = wordsOn(
      set({ role: "avoid", value: "crowd page" }, { role: "avoid", value: "combs, soap" }),
      0,
      said,
    );
    expect(words).not.toMatch(/second one|can you|combs|soap/i);
  });

  test("a fact that was set stands on a doodle too", () => {
    const description = "how to wash a dog: wet it, soap it, rinse it, run";
    const brief = set({ role: "contact", value: "0113 496 0182" });
    for (const seed of SEEDS) {
      const { slots } = authorScene({ description, type: "chatgptdoodle", seed, brief }, wordFiles);
      expect(JSON.stringify(slots)).toContain("0113 496 0182");
    }
  });
});
