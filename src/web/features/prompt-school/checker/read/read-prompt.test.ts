import { describe, expect, test } from "vitest";
import { LESSONS } from "../../lessons.ts";
import { PART_IDS, PARTS } from "../parts.ts";
import { readPrompt } from "./read-prompt.ts";

/** What was found, in the words of the prompt; a question mark stands after what is weak. */
function read(text: string) {
  const { parts } = readPrompt(text);
  const found = parts.filter(({ state }) => state !== "missing");
  return Object.fromEntries(
    found.map(({ part, state, spans }) => [
      part,
      spans.map(({ start, end }) => text.slice(start, end)).join(" | ") + (state === "weak" ? "?" : ""),
    ]),
  );
}

const faults = (text: string) => readPrompt(text).faults.map(({ title }) => title);

describe("the eight parts", () => {
  test("are all found in a prompt that has them", () => {
    const text =
      "A hot sauce ad: one giant glossy chilli on a plain red backdrop, warm studio light from the left, close up, slightly from below. Bold poster, two colours. The headline reads “Hot. Like, lawsuit hot.”, top left, right third empty. Nothing else is written anywhere.";
    expect(read(text)).toEqual({
      subject: "one giant glossy chilli",
      scene: "plain red backdrop",
      light: "warm studio light from the left",
      angle: "close up | slightly from below",
      style: "Bold poster | two colours",
      words: "“Hot. Like, lawsuit hot.”",
      place: "top left | right third empty",
      closing: "Nothing else is written anywhere.",
    });
    expect(faults(text)).toEqual([]);
  });

  test("are found in a list of keywords as far as they are there", () => {
    expect(read("hot sauce ad, giant chilli, red background, 4k, headline Hot. Like, lawsuit hot. no people")).toEqual({
      subject: "giant chilli",
      scene: "red background",
      words: "Hot. Like, lawsuit hot.?",
    });
  });

  test.each(PART_IDS.flatMap((part) => PARTS[part].suggestions.map((suggestion) => [part, suggestion] as const)))(
    "%s is there once “%s” has been added",
    (part, suggestion) => {
      const sentence = suggestion.charAt(0).toUpperCase() + suggestion.slice(1);
      const text = part === "subject" ? `${sentence}.` : `A red chilli. ${sentence.replace(/\.?$/, ".")}`;
      expect(Object.keys(read(text))).toContain(part);
      expect(Object.keys(read(text)).length).toBeLessThanOrEqual(3);
    },
  );

  test("what is still in brackets is weak", () => {
    expect(read("One [product], seen large.").subject).toBe("One [product]?");
    expect(read("A chilli. The headline reads “[exact words]”.").words).toBe("“[exact words]”?");
  });
});

describe("what looks like a part and is none", () => {
  test.each([
    ["Wedding photographer for two days", "style"],
    ["We fix garage doors the same day", "scene"],
    ["Shift swaps by text message", "words"],
    ["A light wooden desk organiser", "light"],
    ["Kids' swimming lessons, parents' evening", "words"],
    ["Plumber, no call-out fee", "closing"],
    ["Headstone cleaning, we send you a photo when it's done", "style"],
  ])("%s: no %s", (text, part) => expect(Object.keys(read(text))).not.toContain(part));

  test("nothing is found in nothing, and a few keys struck at random name nothing", () => {
    for (const text of ["", "   ", "...", "asdf"]) expect(read(text)).toEqual({});
  });

  test("another script is said to be one", () => {
    expect(readPrompt("夏限定の抹茶かき氷、京都の老舗茶屋から。").isForeign).toBe(true);
    expect(readPrompt("Crème brûlée, 3 €").isForeign).toBe(false);
  });
});

describe("what to change", () => {
  test("keywords that say nothing, as one", () => {
    expect(faults("chilli, 4k, trending, red")).toEqual(["“4k, trending” says nothing"]);
  });

  test("negations that bring things in, but no offers", () => {
    expect(faults("a street, no cars")).toEqual(["“no cars” brings cars in"]);
    expect(faults("no win no fee, no card, no call-out fee")).toEqual([]);
  });

  test("transparent backgrounds, gaps, and a headline that is too long", () => {
    expect(faults("toast, transparent background")[0]).toContain("cannot be made");
    expect(faults("a [colour] toast")[0]).toContain("still to be filled in");
    expect(faults("“one two three four five six seven eight nine”")[0]).toBe("9 words in one line");
  });

  test("a button without quotes beside a headline with them", () => {
    expect(faults('Headline "Little fish". Button: Book a trial. Navy and coral.')).toEqual([
      "“Book a trial” is not in quotes",
    ]);
  });
});

test.each(LESSONS)("the example of “$title” has nothing to change, and its subject is found", ({ example }) => {
  expect(faults(example)).toEqual([]);
  expect(Object.keys(read(example))).toContain("subject");
});

test.each([
  "a",
  "a ",
  " ",
  '"',
  "“",
  "on the ",
  "headline: ",
  "[",
  "'a ",
  "soft warm light ",
  "no ",
  "4k ",
  "a-",
  ",",
  "one a ",
])("a paste of ten thousand characters of %j is read at once", (piece) => {
  const text = piece.repeat(10_000 / piece.length);
  const start = performance.now();
  readPrompt(text);
  expect(performance.now() - start).toBeLessThan(2000);
});
