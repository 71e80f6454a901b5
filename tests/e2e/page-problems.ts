import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Collects what a person would never see but a console shows: errors, warnings, broken content policy. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/** Checks the page, or only what `within` names: a popup stands outside the page's landmarks, between focus guards. */
export async function expectAccessible(page: Page, within?: string) {
  // Legacy mode stays out of frames: a mail is shown in one that runs no script, axe's included.
  // What passes need not be described element by element, which takes longer than the checks.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Where something stands on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}
