import type { Page } from "@playwright/test";

/**
 * For screens that leave by themselves, sooner than a busy machine has looked at them. On pages opened from here on,
 * timers of this length wait until the returned function is called.
 */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const setTimer = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const setOrHold = (run: () => void, after?: number, ...rest: unknown[]) => {
      if (after !== heldMs) return setTimer(run, after, ...rest);
      held.push(run);
      // A number that can be cleared like any other.
      return setTimer(() => {}, 0);
    };
    const endHeldTimers = () => {
      for (const run of held.splice(0)) run();
    };
    Object.assign(window, { setTimeout: setOrHold, endHeldTimers });
  }, ms);
  return () => page.evaluate(() => Reflect.get(window, "endHeldTimers")());
}
