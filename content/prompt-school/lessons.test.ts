import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MAX_PROMPT_LENGTH } from "../../src/shared/contracts/generate-creative.ts";
import { lessonSchema } from "../../src/shared/lesson.ts";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";

const FOLDER = new URL("./lessons/", import.meta.url);
const PICTURES = "src/web/assets/prompt-school";
const MAX_PICTURE_BYTES = 70_000;

const files = readdirSync(FOLDER);

test("there is one file for each lesson, and none besides", () => {
  expect(files.toSorted()).toEqual(LESSON_IDS.map((id) => `${id}.ts`).toSorted());
});

describe.each(files)("%s", async (file) => {
  const lesson = lessonSchema.parse((await import(new URL(file, FOLDER).href)).default);
  const named = [...lesson.template.matchAll(/\{([a-z]+)\}/g)].map(([, id]) => id);
  const ids = lesson.slots.map(({ id }) => id);

  test("is named after its lesson", () => expect(file).toBe(`${lesson.id}.ts`));

  test("has every slot of its template once, in order", () => expect(ids).toEqual(named));

  test("its example is the template, filled in", () => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
    for (const { example } of lesson.slots) expect(plain(lesson.example)).toContain(plain(example));
  });

  test("looks for slots and words that are there", () => {
    for (const check of lesson.looksFor) {
      if ("slot" in check) expect(ids).toContain(check.slot);
      else expect(lesson.template).toContain(check.says);
    }
  });

  test("fits the generator, also with long words in its slots", () => {
    expect(lesson.template.length + lesson.slots.length * 200).toBeLessThan(MAX_PROMPT_LENGTH);
  });

  test.each(["good", "careless"])("its %s picture is there, and small", (which) => {
    const picture = `${PICTURES}/${lesson.id}-${which}.webp`;
    expect(existsSync(picture)).toBe(true);
    expect(statSync(picture).size).toBeLessThan(MAX_PICTURE_BYTES);
  });
});
