import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";

/** Collects what only the console shows: errors, warnings, content policy violations. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/** The rules that check colours; nothing else changes with the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Checks the page in both themes, or only the part selected by `within`: a popup is outside the page's landmarks,
 * between focus guards.
 */
export async function expectAccessible(page: Page, within?: string) {
  await expectAccessibleInLight(page, within);
  await switchTheme(page, "dark");
  expect(await violations(page, within, COLOUR_RULES), "in the dark theme").toEqual([]);
  await switchTheme(page, "light");
}

export async function expectAccessibleInLight(page: Page, within?: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await violations(page, within), "in the light theme").toEqual([]);
}

async function switchTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  // The product's pages follow after a moment, unless a theme has been chosen; those under /dev follow at once.
  const isSettled = () =>
    page.evaluate((wanted) => {
      const follows = document.querySelector('script[src="/boot.js"]') && !localStorage.getItem("bananabread-theme");
      return !follows || document.documentElement.classList.contains("dark") === (wanted === "dark");
    }, colorScheme);
  await expect.poll(isSettled).toBe(true);
}

const violations = (page: Page, within?: string, runOnly?: string[]) =>
  page.evaluate(
    async ([selector, rules]) => {
      // Contrast cannot be measured during a transition, so those are finished. Endless animations keep running.
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important }");
      document.adoptedStyleSheets = [still];
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        ...(rules && { runOnly: rules }),
        // A mail is shown in a frame that runs no scripts, not even axe.
        iframes: false,
        // Describing every element that passes would take longer than the checks.
        resultTypes: ["violations"],
      });
      document.adoptedStyleSheets = [];
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [within, runOnly] as const,
  );

/** Nothing overflows sideways. */
export async function expectNothingSideways(page: Page) {
  // A page that has just changed its width may still be laying itself out.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** The position of an element on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}
