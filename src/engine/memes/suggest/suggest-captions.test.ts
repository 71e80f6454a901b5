import { describe, expect, it } from "vitest";
import { STRUCTURES } from "../structures/structures.ts";
import { cleanTopic } from "./clean-topic.ts";
import { FIELDS } from "./fields.ts";
import { findField } from "./find-field.ts";
import { isAlike } from "./is-alike.ts";
import { PATTERNS } from "./patterns.ts";
import { suggestCaptions } from "./suggest-captions.ts";

const TOPICS = [
  "coffee",
  "Deadlines",
  "quantum computing",
  "a topic as long as the field for it allows, and then some more",
  "寿司",
  "",
];

describe("suggested captions", () => {
  it.each(STRUCTURES)("are at least six for $id, whatever the topic, and fit its boxes", ({ id, boxes }) => {
    for (const topic of TOPICS)
      for (let seed = 1; seed <= 5; seed += 1) {
        const limits = boxes.map(({ maxLength }) => maxLength);
        const suggested = suggestCaptions({ topic, structure: id, limits, seed });
        expect(suggested.length).toBeGreaterThanOrEqual(6);
        for (const [index, words] of suggested.entries())
          for (const earlier of suggested.slice(0, index)) expect(isAlike(words, earlier), words.join("/")).toBe(false);
        for (const words of suggested) {
          expect(words).toHaveLength(boxes.length);
          for (const [index, text] of words.entries()) {
            expect(text).not.toMatch(/[{}]|undefined/);
            expect(text.length).toBeGreaterThan(0);
            expect(text.length).toBeLessThanOrEqual(limits[index] ?? 0);
          }
        }
      }
  });

  it.each(STRUCTURES)("for a brand never have a word in them that it avoids, also for $id", ({ id, boxes }) => {
    const limits = boxes.map(({ maxLength }) => maxLength);
    // What comes in most of them, and what they are about.
    const avoid = ["the", "me", "work", "coffee"];
    for (let seed = 1; seed <= 3; seed += 1)
      for (const words of suggestCaptions({ topic: "coffee", structure: id, limits, seed, avoid }))
        expect(words.join(" ")).not.toMatch(/\b(?:the|me|work|coffee)\b/i);
  });

  it("speak of the topic in its own words", () => {
    const suggested = suggestCaptions({ topic: "Quantum computing", structure: "soapbox", limits: [90], seed: 1 });
    expect(suggested.flat().join(" ")).toContain("uantum computing");
  });

  it("are others with another seed, and the same with the same", () => {
    const wish = { topic: "coffee", structure: "says-thinks", limits: [40, 55] };
    expect(suggestCaptions({ ...wish, seed: 1 })).toEqual(suggestCaptions({ ...wish, seed: 1 }));
    expect(suggestCaptions({ ...wish, seed: 1 })).not.toEqual(suggestCaptions({ ...wish, seed: 2 }));
  });
});

describe("what a topic is about", () => {
  it.each([
    ["our new espresso bar", FIELDS.cafe],
    ["dog grooming in Leeds", FIELDS.pets],
    ["Working from home", FIELDS.remote],
    ["tax season", FIELDS.money],
    ["board meetings", FIELDS.office],
    ["quantum computing", FIELDS.anything],
  ])("%s", (topic, field) => {
    expect(findField(topic)).toBe(field);
  });

  it("is written as inside a sentence", () => {
    expect(cleanTopic("  Deadlines!! ")).toBe("deadlines");
    expect(cleanTopic("Black Friday")).toBe("Black Friday");
    expect(cleanTopic("Christmas shopping")).toBe("Christmas shopping");
    expect(cleanTopic("AI at work")).toBe("AI at work");
  });
});

it("every structure has patterns for its boxes", () => {
  for (const { id, boxes } of STRUCTURES)
    for (const pattern of PATTERNS[id] ?? [[]]) expect(pattern, id).toHaveLength(boxes.length);
});
