import { expect } from "@playwright/test";
import { option, picker, pressesToFirstCreative, result, test } from "./choosing-services.ts";
import { description, dismiss, generate, keyField, ready, serviceChip, serviceRow, toast } from "./generator.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test as everything } from "./test.ts";

for (const [name, key, presses] of [
  ["Built-in composer", null, 2],
  ["OpenAI", "sk-proj-stand-in-a1B2", 5],
  ["OpenRouter", "sk-or-stand-in-e9Xw", 5],
  ["fal", "stand-in:0b4c", 5],
  ["Own server", "", 5],
] as const) {
  everything(`with ${name} a newcomer's first creative takes ${presses} presses`, async ({ browser, studio }) => {
    expect(await pressesToFirstCreative(browser, studio, name, key)).toBe(presses);
  });
}

test("after a refusal the others are offered with their price, and only a press sends it to one", async ({
  page,
  studio,
}) => {
  await page.goto("/dashboard/generate");
  await description(page).fill("[case:image_safety] sauce");
  await generate(page).click();
  await expect(page.getByRole("heading", { name: "Gemini declined this picture" })).toBeVisible();
  await expect(result(page)).toContainText("Nothing goes to a second service unless you press it.");
  await expect(result(page).getByText(/^(Nothing was charged|Not charged, as far as we know)$/)).toBeVisible();
  await expectAccessible(page);
  const sent = studio.gemini.calls.length;
  // What it said about the money is still there after a reload.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Gemini declined this picture" })).toBeVisible();
  await result(page).getByRole("button", { name: "Built-in composer Free" }).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  expect(studio.gemini.calls).toHaveLength(sent);
});

test("the default is changed and taken back, and a service that does not load says so", async ({ page }) => {
  await page.goto("/dashboard/settings");
  await serviceRow(page, "Built-in composer").click();
  await page.getByRole("button", { name: "Make default" }).click();
  await expect(toast(page, "Built-in composer is the default")).toContainText("Pictures are free now.");
  await toast(page, "Built-in composer is the default").getByRole("button", { name: "Undo" }).click();
  await expect(serviceRow(page, "Gemini")).toContainText("Default");
  const broken = "**/functions/v1/ai-services";
  await page.route(broken, (route) =>
    route.fulfill({ status: 500, json: { error: "out of order", code: "internal" } }),
  );
  await page.reload();
  await expect(page.getByText("Your AI services could not be loaded. Nothing is lost.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(broken);
  await page
    .getByRole("region", { name: /^AI services/ })
    .getByRole("button", { name: "Try again" })
    .click();
  await expect(serviceRow(page, "Gemini")).toBeVisible();
});

test("on a phone the services, the dialog and the choice are sound", async ({ page }) => {
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/settings?add=true");
  await expect(keyField(page, "OpenAI")).toBeVisible();
  await expectAccessible(page, "[data-sheet]");
  await expectNothingSideways(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await serviceRow(page, "Gemini").click();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.goto("/dashboard/generate");
  await serviceChip(page).click();
  await expect(option(page, "Gemini")).toBeFocused();
  await option(page, "Built-in composer").check();
  await expectAccessible(page, "[data-sheet]");
  await picker(page).getByRole("radio", { name: "Make it my default" }).click();
  await picker(page).getByRole("button", { name: "Use Built-in composer" }).click();
  await dismiss(page, "Built-in composer is the default");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");
  expect(problems).toEqual([]);
});
