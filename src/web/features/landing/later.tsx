import { type ComponentType, lazy, memo, Suspense } from "react";
import { comingNear } from "./coming-near.ts";
import "./demo.css";
import "./enhancement.css";
import "./features.css";
import "./how-it-works.css";
import "./questions.css";
import "./try.css";

/**
 * These sections are finished markup that can be read without scripts, so their code is loaded only when they scroll
 * into view. If that fails, the markup stays as it is.
 */
function later(id: string, load: () => Promise<ComponentType>) {
  const Section = lazy(async () => {
    await comingNear(id);
    return load().then(
      (section) => ({ default: section }),
      () => new Promise<never>(() => {}),
    );
  });
  // Has no props and so never re-renders: an update from a parent would discard the finished markup.
  return memo(() => (
    <Suspense>
      <Section />
    </Suspense>
  ));
}

export const LaterTry = later("try", async () => (await import("./try/try-section.tsx")).TrySection);
export const LaterMiddle = later("features", async () => (await import("./middle/middle-sections.tsx")).MiddleSections);
export const LaterQuestions = later(
  "questions",
  async () => (await import("./questions/questions-section.tsx")).QuestionsSection,
);
