/** The lessons of Prompt School, in order. The table lesson_reads takes these names and no others. */
export const LESSON_IDS = [
  "photorealistic",
  "stickers",
  "text",
  "product",
  "negative-space",
  "sequential",
  "combining",
] as const;

export type LessonId = (typeof LESSON_IDS)[number];

export const isLessonId = (id: unknown): id is LessonId => LESSON_IDS.some((known) => known === id);
