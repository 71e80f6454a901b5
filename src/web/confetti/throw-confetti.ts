import confetti from "canvas-confetti";
import { bakeryShapes } from "./bakery-shapes.ts";
import { CONFETTI_PLAN } from "./confetti-plan.ts";

const HOUSE_COLOURS = ["#ffd91a", "#ffe45c", "#d19e00", "#14663a", "#c4263e", "#fff8e1"];

/** One load of confetti from the middle of an element, or of the window. */
export function throwConfettiFrom(element: Element | null) {
  const origin = middleOf(element);
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
