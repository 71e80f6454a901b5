import { lazy, memo, Suspense } from "react";
import { comingNear } from "./coming-near.ts";
import "./demo.css";
import "./try.css";

/** Finished markup with three finished posters, like the questions: its code is loaded when it scrolls into view. */
const TrySection = lazy(async () => {
  await comingNear("try");
  try {
    return { default: (await import("./try/try-section.tsx")).TrySection };
  } catch {
    return new Promise<never>(() => {});
  }
});

/** Has no props and so never re-renders: an update from a parent would discard the finished markup. */
export const LaterTry = memo(() => (
  <Suspense>
    <TrySection />
  </Suspense>
));
