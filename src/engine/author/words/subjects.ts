import { FOOD_SUBJECTS } from "./food-subjects.ts";
import { GOODS_SUBJECTS } from "./goods-subjects.ts";
import { LIFE_SUBJECTS } from "./life-subjects.ts";
import type { Subject } from "./subject.ts";

/** What descriptions talk about, and the drawing that shows it. */
export const SUBJECTS: readonly Subject[] = [...FOOD_SUBJECTS, ...GOODS_SUBJECTS, ...LIFE_SUBJECTS];
