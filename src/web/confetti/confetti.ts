const load = () => import("./throw-confetti.ts");
const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fetches the confetti while somebody is only reaching for it. */
export function prepareConfetti() {
  if (!wantsCalm()) void load().catch(() => {});
}

/** Throws one load of confetti, or nothing for those who want less motion. */
export async function throwConfetti(from: Element | null): Promise<void> {
  if (wantsCalm()) return;
  const loaded = await load().catch(() => null);
  // It is a joke, not a feature: without a connection there is none.
  loaded?.throwConfettiFrom(from);
}
