import type { LessonId } from "../../../src/shared/lesson-ids.ts";
import { combining } from "./combining.ts";
import { negativeSpace } from "./negative-space.ts";
import { photorealistic } from "./photorealistic.ts";
import type { LessonPictures } from "./picture.ts";
import { product } from "./product.ts";
import { sequential } from "./sequential.ts";
import { stickers } from "./stickers.ts";
import { text } from "./text.ts";

export const LESSON_PICTURES: Record<LessonId, LessonPictures> = {
  photorealistic,
  stickers,
  text,
  product,
  "negative-space": negativeSpace,
  sequential,
  combining,
};
