/** The lessons of Prompt School, in order. Small letters and hyphens: the table lesson_reads takes no others. */
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

const NUMBERS = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");
/** How many there are, as the beginning of a sentence. */
export const LESSON_COUNT = NUMBERS[LESSON_IDS.length] ?? String(LESSON_IDS.length);
