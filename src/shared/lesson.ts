import { z } from "zod";
import { adTypeSchema } from "./ad-types.ts";
import { formatSchema } from "./formats.ts";
import { LESSON_IDS } from "./lesson-ids.ts";

const line = (maxLength: number) => z.string().trim().min(3).max(maxLength);

/** Stands in the template as `{id}`; copied without a value it is `[label]`. */
const slotSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  label: line(28),
  /** What the example prompt says here, shown as a hint. */
  example: line(90),
});

/** What the lesson looks for in a filled template: a slot with something in it, or words that stand there anyway. */
const lookForSchema = z.union([
  z.strictObject({ label: line(32), slot: z.string(), maxWords: z.int().positive().optional() }),
  z.strictObject({ label: line(32), says: line(60) }),
]);

/** A picture that our own engine drew to show the idea; no result of an AI service. */
const pictureSchema = z.strictObject({ caption: line(160), alt: line(200) });

/** The longest prompt that a lesson shows: it has to be readable at a glance. */
const MAX_EXAMPLE_LENGTH = 700;

export const lessonSchema = z.strictObject({
  id: z.enum(LESSON_IDS),
  title: line(60),
  summary: line(80),
  /** What the lesson is for, and when to use it. */
  purpose: line(420),
  template: line(500),
  slots: z.array(slotSchema).min(3).max(9),
  looksFor: z.array(lookForSchema).length(4),
  example: line(MAX_EXAMPLE_LENGTH),
  /** What "Try it" chooses in the generator beside the prompt. */
  adType: adTypeSchema,
  format: formatSchema,
  /** What has to be done in the generator as well, for lessons that need more than words. */
  alsoDo: line(160).optional(),
  tips: z.array(z.strictObject({ title: line(32), text: line(220) })).length(4),
  good: pictureSchema,
  careless: pictureSchema.extend({ prompt: line(120) }),
});

export type Lesson = z.infer<typeof lessonSchema>;
export type LessonSlot = z.infer<typeof slotSchema>;
