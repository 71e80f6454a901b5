import { expect, test } from "vitest";
import { checkLesson } from "./check-lesson.ts";

const lesson = {
  looksFor: [
    { label: "Words in quotes", slot: "words" },
    { label: "Six words or fewer", slot: "words", maxWords: 6 },
    { label: "Door closed", says: "Nothing else" },
  ],
};

const met = (words: string) => checkLesson(lesson, { words }).map(({ isMet, note }) => [isMet, note]);

test("an empty slot is missing, and what the template says itself is there", () => {
  expect(met(" ")).toEqual([
    [false, "fill the slot"],
    [false, "fill the slot"],
    [true, "Nothing else"],
  ]);
});

test("six words are fine, seven are not", () => {
  expect(met("Open till the bread runs out")[1]).toEqual([true, "6 words"]);
  expect(met("Open till all the bread runs out")[1]).toEqual([false, "7 words"]);
  expect(met("Open")[1]).toEqual([true, "1 word"]);
});
