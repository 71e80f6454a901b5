import { expect } from "@playwright/test";
import { GOOD_KEY } from "./at-the-generator.ts";
import { option, picker, pressesToFirstCreative, result, test } from "./choosing-services.ts";
import { description, generate, keyField, ready, serviceChip, serviceRow, toast } from "./generator.ts";
import { expectAccessible } from "./page-problems.ts";
import { test as everything } from "./test.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

everything("with Gemini a newcomer's first creative takes 4 presses", async ({ browser, studio }) => {
  expect(await pressesToFirstCreative(browser, studio, "Gemini", GOOD_KEY)).toBe(4);
});

test("a second service is added beside the first, becomes the default if wanted, and either can be removed", async ({
  page,
}) => {
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Add service" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a service" });
  // Gemini is connected, so the next one is offered.
  await expect(dialog.getByRole("radio", { name: /^OpenAI/ })).toBeChecked();
  await expect(dialog.getByRole("list", { name: "One picture costs" })).toContainText("4:5$0.048");
  await expect(dialog.getByRole("link", { name: "platform.openai.com" })).toHaveAttribute("target", "_blank");
  await keyField(page, "OpenAI").fill("sk-wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("OpenAI does not accept this API key")).toBeVisible();
  await keyField(page, "OpenAI").fill("sk-proj-stand-in-a1B2");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("OpenAI knows this key.")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(serviceRow(page, "OpenAI")).toContainText("Default");
  await expect(serviceRow(page, "Gemini")).toContainText("Connected");
  await expect(page.getByText("2 connected")).toBeVisible();

  await serviceRow(page, "OpenAI").click();
  await page.getByRole("radio", { name: "Low" }).click();
  await expect(serviceRow(page, "OpenAI")).toContainText("$0.003 to $0.006");
  await page.getByRole("button", { name: "Remove OpenAI" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("radio", { name: "Gemini" }).click();
  await expect(question).toContainText("Gemini becomes the default, because OpenAI was.");
  await question.getByRole("button", { name: "Remove OpenAI" }).click();
  await expect(serviceRow(page, "OpenAI")).toBeHidden();
  await expect(serviceRow(page, "Gemini")).toContainText("Default");
});

test("one picture is made by another service, and the next one by the default again", async ({ page, studio }) => {
  await page.goto("/dashboard/generate");
  await description(page).fill("Rye bread, 20 % off until Sunday");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
  // By keyboard: the choice opens on the current one, and the arrows move.
  await serviceChip(page).press("Enter");
  await expect(option(page, "Gemini")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Built-in composer")).toBeChecked();
  await expectAccessible(page, "[role=dialog]");
  await picker(page).getByRole("button", { name: "Use Built-in composer" }).press("Enter");
  await expect(toast(page, "Built-in composer, just this once")).toContainText("goes back to Gemini, your default");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");
  // It survives a reload, and can be taken back.
  await page.reload();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");
  await page.getByRole("button", { name: "Back to Gemini" }).click();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
  await serviceChip(page).click();
  await option(page, "Built-in composer").check();
  await picker(page).getByRole("button", { name: "Use Built-in composer" }).click();

  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await expect(result(page).getByText("Built-in composer", { exact: true })).toBeVisible();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
  expect(studio.gemini.calls.filter(({ kind }) => kind === "image")).toEqual([]);
});

test("a cap stops before anything is sent, the composer goes on, and another cap lets it go on", async ({
  page,
  studio,
}) => {
  await page.goto("/dashboard/settings");
  const cost = page.getByRole("region", { name: "Cost" });
  await cost.getByRole("button", { name: "Set a cap" }).click();
  const dialog = page.getByRole("dialog", { name: "Monthly cap" });
  await dialog.getByRole("textbox", { name: "Stop at, in US dollars" }).fill("nothing");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Write an amount in dollars, such as 20 or 7.50.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Stop at, in US dollars" }).fill("0.04");
  await expect(dialog).toContainText("A picture that would pass $0.04 is not sent.");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Cap set to $0.04 a month")).toBeVisible();
  await expect(cost.getByRole("meter", { name: "Spent of the monthly cap" })).toBeVisible();

  await page.goto("/dashboard/generate");
  await description(page).fill("Bread on a plate");
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText("Your cap of $0.04 is reached: $0.03 spent.")).toBeVisible();
  const sent = studio.gemini.calls.length;
  await page.getByRole("button", { name: "Generate with the composer, free" }).click();
  await expect(result(page).getByText("Built-in composer", { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(studio.gemini.calls).toHaveLength(sent);

  await page.getByRole("link", { name: "Change cap" }).click();
  await expect(cost.getByText("The cap is reached.")).toBeVisible();
  await expect(cost.getByRole("row", { name: /^Gemini 1 .*\$0\.03$/ })).toBeVisible();
  await expectAccessible(page);
  await cost.getByRole("button", { name: "Change cap" }).click();
  await dialog.getByRole("button", { name: "$20" }).click();
  await dialog.getByRole("button", { name: "Save cap" }).click();
  await expect(cost.getByText("The cap is reached.")).toBeHidden();
  await cost.getByRole("button", { name: "Change cap" }).click();
  await dialog.getByRole("button", { name: "Remove cap" }).click();
  await expect(cost.getByRole("button", { name: "Set a cap" })).toBeVisible();
});
