import type { Lesson } from "../../../../shared/lesson.ts";
import type { LessonId } from "../../../../shared/lesson-ids.ts";
import { fillTemplate } from "../fill-template.ts";

export type Found = { lesson: LessonId; title: string; where: string; text: string };

/** A hit in a title says more than one in an example. */
const WEIGHTS = { title: 8, tip: 4, summary: 3, other: 1 } as const;

type Passage = { where: string; text: string; weight: number };

function passagesOf(lesson: Lesson): Passage[] {
  return [
    { where: "Lesson", text: `${lesson.title}. ${lesson.summary}`, weight: WEIGHTS.title },
    { where: "What it is for", text: lesson.purpose, weight: WEIGHTS.summary },
    ...lesson.tips.map(({ title, text }) => ({ where: "Pro tip", text: `${title}. ${text}`, weight: WEIGHTS.tip })),
    { where: "Template", text: fillTemplate(lesson, {}), weight: WEIGHTS.other },
    { where: "Example prompt", text: lesson.example, weight: WEIGHTS.other },
  ];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** For each lesson that contains every word typed, the passage that says most about them; the best first. */
export function searchLessons(lessons: readonly Lesson[], typed: string): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return lessons.map(({ id, title, summary }) => ({ lesson: id, title, where: "Lesson", text: summary }));
  }
  const found = lessons.flatMap((lesson) => {
    const passages = passagesOf(lesson).map((passage) => {
      const text = plain(passage.text);
      return { ...passage, hits: words.filter((word) => text.includes(word)) };
    });
    const isThere = words.every((word) => passages.some(({ hits }) => hits.includes(word)));
    const [best] = passages.toSorted((one, other) => score(other) - score(one));
    return isThere && best ? [{ lesson, best }] : [];
  });
  return found
    .toSorted((one, other) => score(other.best) - score(one.best))
    .map(({ lesson, best }) => ({
      lesson: lesson.id,
      title: lesson.title,
      where: best.where,
      text: best.where === "Lesson" ? lesson.summary : best.text,
    }));
}

const score = ({ hits, weight }: { hits: readonly string[]; weight: number }) =>
  hits.length * 10 + (hits.length && weight);
