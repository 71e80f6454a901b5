import type { Lesson } from "../../../shared/lesson.ts";
import { LESSON_IDS, type LessonId } from "../../../shared/lesson-ids.ts";

const files = import.meta.glob<Lesson>("../../../../content/prompt-school/lessons/*.ts", {
  eager: true,
  import: "default",
});
const pictures = import.meta.glob<string>("../../assets/prompt-school/*.webp", { eager: true, import: "default" });

/** The width and height of every picture. */
export const PICTURE_SIZE = { width: 960, height: 720 };

export const LESSONS: readonly Lesson[] = Object.values(files).toSorted(
  (one, other) => LESSON_IDS.indexOf(one.id) - LESSON_IDS.indexOf(other.id),
);

export const findLesson = (id: LessonId | undefined) => LESSONS.find((lesson) => lesson.id === id);

/** Counted from 1, as people do. */
export const numberOf = (id: LessonId) => LESSON_IDS.indexOf(id) + 1;

export const pictureOf = (id: LessonId, which: "good" | "careless") =>
  pictures[`../../assets/prompt-school/${id}-${which}.webp`];
