import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";

/** Collects what a person would never see but a console shows: errors, warnings, broken content policy. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/** Of all rules these look at colours; nothing else changes with the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Checks the page in both themes, or only what `within` names: a popup stands outside the page's landmarks, between
 * focus guards.
 */
export async function expectAccessible(page: Page, within?: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await violations(page, within), "in the light theme").toEqual([]);
  await switchTheme(page, "dark");
  expect(await violations(page, within, COLOUR_RULES), "in the dark theme").toEqual([]);
  await switchTheme(page, "light");
}

async function switchTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  // The product's pages follow in a moment, unless somebody has chosen a theme; those under /dev at once.
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
      // What is on its way from one colour to another has no contrast yet. What moves for ever stays as it is.
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important }");
      document.adoptedStyleSheets = [still];
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        ...(rules && { runOnly: rules }),
        // A mail is shown in a frame that runs no script, axe's included.
        iframes: false,
        // What passes need not be described element by element, which takes longer than the checks.
        resultTypes: ["violations"],
      });
      document.adoptedStyleSheets = [];
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [within, runOnly] as const,
  );

/** Nothing reaches past the edge, where one would have to scroll sideways for it. */
export async function expectNothingSideways(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Where something stands on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}
