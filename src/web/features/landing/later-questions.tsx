import { lazy, memo, Suspense } from "react";
import { comingNear } from "./coming-near.ts";
import "./questions.css";

/**
 * The questions are finished markup that works without scripts, so their code is loaded only when the section scrolls
 * into view. If that fails, the markup stays as it is.
 */
const QuestionsSection = lazy(async () => {
  await comingNear("questions");
  try {
    return { default: (await import("./questions/questions-section.tsx")).QuestionsSection };
  } catch {
    return new Promise<never>(() => {});
  }
});

/** Has no props and so never re-renders: an update from a parent would discard the finished markup. */
export const LaterQuestions = memo(() => (
  <Suspense>
    <QuestionsSection />
  </Suspense>
));
