import type { Lesson } from "../../../../shared/lesson.ts";
import { filled, type SlotValues } from "../fill-template.ts";

export type LessonCheck = { label: string; isMet: boolean; note: string };

/** What the lesson looks for in a filled template, and whether it is there. */
export function checkLesson({ looksFor }: Pick<Lesson, "looksFor">, values: SlotValues): LessonCheck[] {
  return looksFor.map((check) => {
    if ("says" in check) return { label: check.label, isMet: true, note: check.says };
    const value = filled(values, check.slot);
    if (!value) return { label: check.label, isMet: false, note: "fill the slot" };
    if (!check.maxWords) return { label: check.label, isMet: true, note: value };
    const count = value.split(/\s+/).length;
    return { label: check.label, isMet: count <= check.maxWords, note: count === 1 ? "1 word" : `${count} words` };
  });
}
