import { bakeryShapes } from "./bakery-shapes.ts";
import { CONFETTI_PLAN } from "./confetti-plan.ts";

const HOUSE_COLOURS = ["#ffd91a", "#ffe45c", "#d19e00", "#14663a", "#c4263e", "#fff8e1"];

const load = () => import("canvas-confetti");
const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fetches the confetti while somebody is only reaching for it. */
export function prepareConfetti() {
  if (!wantsCalm()) void load().catch(() => {});
}

/** Throws one load of confetti from the middle of an element, or nothing for those who want less motion. */
export async function throwConfetti(from: Element | null): Promise<void> {
  if (wantsCalm()) return;
  const confetti = await load().then(
    (module) => module.default,
    () => null,
  );
  // It is a joke, not a feature: without a connection there is none.
  if (!confetti) return;
  const origin = middleOf(from);
  for (const { emoji, ...burst } of CONFETTI_PLAN) {
    const drawn = emoji && bakeryShapes(confetti, emoji, burst.scalar);
    void confetti({ colors: HOUSE_COLOURS, ...burst, ...drawn, origin, disableForReducedMotion: true });
  }
}

/** In fractions of the window, as canvas-confetti wants it. */
function middleOf(element: Element | null): { x: number; y: number } {
  if (!element) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight };
}
