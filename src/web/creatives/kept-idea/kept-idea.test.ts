import { afterEach, expect, test, vi } from "vitest";
import { MAX_DEMO_SENTENCE } from "../../../shared/landing-demo.ts";
import { type KeptIdea, keepIdea, readKeptIdea, takeKeptIdea } from "./kept-idea.ts";
import { KEPT_IDEA_KEY } from "./kept-idea-key.ts";

const idea: KeptIdea = { sentence: "Two cups for $3", adType: "meta", format: "4:5", seed: 4, layout: "wall" };

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.useRealTimers());

test("an idea is taken over once, and the latest one counts", () => {
  const storage = memory();
  keepIdea({ ...idea, seed: 1 }, storage);
  keepIdea(idea, storage);
  expect(readKeptIdea(storage)).toEqual(idea);
  expect(takeKeptIdea(storage)).toEqual(idea);
  expect(takeKeptIdea(storage)).toBeNull();
});

test("after thirty days it is forgotten, and removed", () => {
  const storage = memory();
  vi.useFakeTimers();
  keepIdea(idea, storage);
  vi.advanceTimersByTime(29 * 24 * 60 * 60 * 1000);
  expect(readKeptIdea(storage)).toEqual(idea);
  vi.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
  expect(readKeptIdea(storage)).toBeNull();
  expect(storage.getItem(KEPT_IDEA_KEY)).toBeNull();
});

test("the longest sentence takes less than a kilobyte, in whatever letters", () => {
  for (const letter of ["a", "ü", "🍋"]) {
    const storage = memory();
    keepIdea({ ...idea, sentence: letter.repeat(MAX_DEMO_SENTENCE) }, storage);
    expect(readKeptIdea(storage)?.sentence).toHaveLength(letter.length * MAX_DEMO_SENTENCE);
    expect(storage.getItem(KEPT_IDEA_KEY)?.length).toBeLessThan(1_000);
  }
});

test.each(["not JSON", "{}", '{"sentence":"","adType":"meta","format":"4:5","seed":0,"layout":"wall","keptAt":1}'])(
  "what somebody else left there is not taken for an idea: %s",
  (text) => {
    const storage = memory();
    storage.setItem(KEPT_IDEA_KEY, text);
    expect(readKeptIdea(storage)).toBeNull();
    expect(storage.getItem(KEPT_IDEA_KEY)).toBeNull();
  },
);
