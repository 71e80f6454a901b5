import { lazy, memo, Suspense } from "react";
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

/** Does not wait where there is no markup yet: during prerendering, and after navigation from another page. */
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
