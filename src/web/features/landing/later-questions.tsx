import { lazy, memo, Suspense } from "react";
import "./questions.css";

/**
 * The questions are finished markup that does all it should without scripts, so theirs are fetched when somebody comes
 * near. Should that fail, the markup stays as it is.
 */
const QuestionsSection = lazy(async () => {
  await comingNear("questions");
  try {
    return { default: (await import("./questions/questions-section.tsx")).QuestionsSection };
  } catch {
    return new Promise<never>(() => {});
  }
});

/** Without props, and so never drawn anew: a change from above would throw the finished markup away. */
export const LaterQuestions = memo(() => (
  <Suspense>
    <QuestionsSection />
  </Suspense>
));

/** At once where there is no markup to look at yet: while it is made, and after coming from another page. */
function comingNear(id: string): Promise<void> | undefined {
  const section = typeof document === "undefined" ? null : document.getElementById(id);
  if (!section) return;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(section);
  });
}
