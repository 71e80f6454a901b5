const load = () => import("./throw-confetti.ts");
const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads the confetti code before the button is pressed. */
export function prepareConfetti() {
  if (!wantsCalm()) void load().catch(() => {});
}

/** Throws one load of confetti, or nothing for users who prefer reduced motion. */
export async function throwConfetti(from: Element | null): Promise<void> {
  if (wantsCalm()) return;
  const loaded = await load().catch(() => null);
  // Only decoration: if its code cannot be loaded, nothing happens.
  loaded?.throwConfettiFrom(from);
}
