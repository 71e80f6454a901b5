import { expect, test } from "vitest";
import { LESSON_IDS } from "../../../../shared/lesson-ids.ts";
import { LESSONS } from "../lessons.ts";
import { searchLessons } from "./search-lessons.ts";

const search = (typed: string) => searchLessons(LESSONS, typed);
const ids = (typed: string) => search(typed).map(({ lesson }) => lesson);

test("before anything is typed, all are listed in order", () => {
  expect(ids("  ")).toEqual([...LESSON_IDS]);
});

test("finds a lesson by its title, a tip by its advice, and shows where", () => {
  expect(ids("product")[0]).toBe("product");
  expect(search("transparent")[0]).toMatchObject({ lesson: "stickers", where: "Pro tip" });
  expect(search("softbox")[0]).toMatchObject({ lesson: "product" });
  expect(ids("LOGO")[0]).toBe("combining");
});

test("every word has to be there, in any order and any part", () => {
  expect(ids("owl glasses")).toEqual(["sequential"]);
  expect(ids("glasses softbox")).toEqual([]);
});

test("letters that mean something in patterns are only letters", () => {
  expect(ids("f/1.8")[0]).toBe("photorealistic");
  expect(ids("[.*")).toEqual([]);
});
