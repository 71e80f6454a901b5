import { takeAnswer } from "../../../engine/author/answer/take-answer.ts";
import { UselessAnswer } from "../../../engine/author/answer/useless-answer.ts";
import type { AnsweredText, TakenAnswer } from "../oven.ts";

/** Compares a model's answer with the words it is about, as the server does. */
export function takenFrom({ text, ...question }: AnsweredText): TakenAnswer {
  const taken = takeAnswer(text, question);
  return taken instanceof UselessAnswer ? { reason: taken.reason } : taken;
}
