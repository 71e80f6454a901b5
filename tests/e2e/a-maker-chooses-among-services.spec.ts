import { expect, type Locator, type Page } from "@playwright/test";
import { GOOD_KEY } from "./at-the-generator.ts";
import { description, dismiss, generate, keyField, ready, serviceChip, serviceRow, toast } from "./generator.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { meet, pay } from "./signed-in.ts";
import { test as everything } from "./test.ts";

/** Here `page` belongs to somebody of their own, who has paid and has a Gemini key: defaults and caps stay apart. */
const test = everything.extend({
  page: async ({ browser, studio }, use) => {
    studio.gemini.forget();
    const { state } = await meet(studio.url, "chooser", async (signedIn, url) => {
      await pay(signedIn, url);
      await signedIn.supabase.functions.invoke("save-api-key", { body: { api_key: GOOD_KEY } });
    });
    const look = { baseURL: studio.url, storageState: state, viewport: { width: 1440, height: 1000 } };
    const context = await browser.newContext(look);
    await use(await context.newPage());
    await context.close();
  },
});

/** Name, key if it needs one, and how many presses it takes from the home screen to the first creative. */
const NEWCOMERS = [
  ["Built-in composer", null, 2],
  ["Gemini", GOOD_KEY, 4],
  ["OpenAI", "sk-proj-stand-in-a1B2", 5],
  ["OpenRouter", "sk-or-stand-in-e9Xw", 5],
  ["fal", "stand-in:0b4c", 5],
  ["Own server", "", 5],
] as const;

for (const [name, key, presses] of NEWCOMERS) {
  everything(`with ${name} a newcomer's first creative takes ${presses} presses`, async ({ browser, studio }) => {
    const { state } = await meet(studio.url, "newcomer", pay);
    const context = await browser.newContext({ baseURL: studio.url, storageState: state, reducedMotion: "reduce" });
    const page = await context.newPage();
    let pressed = 0;
    const press = async (target: Locator) => {
      await target.click();
      pressed += 1;
    };
    await page.goto("/dashboard");
    if (key === null) {
      await press(page.getByRole("button", { name: "Use the built-in composer" }));
      await page.getByRole("textbox", { name: /^Describe an ad/ }).fill("Rye bread, 20 % off until Sunday");
      await press(page.getByRole("main").getByRole("button", { name: "Generate Creative Free" }));
    } else {
      await press(page.getByRole("region", { name: "API key missing" }).getByRole("link"));
      const option = page.getByRole("radio", { name: new RegExp(`^${name}`) });
      await expect(page.getByRole("dialog", { name: "Add a service" })).toBeVisible();
      if (!(await option.isChecked())) await press(option);
      await keyField(page, name).fill(key);
      await press(page.getByRole("button", { name: "Check and save" }));
      await press(page.getByRole("button", { name: "Start generating" }));
      await description(page).fill("Rye bread on a plate");
      await expect(serviceChip(page)).toHaveAccessibleName(new RegExp(`^Service: ${name}`));
      await press(generate(page));
    }
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
    expect(pressed).toBe(presses);
    await context.close();
  });
}

const picker = (page: Page) => page.getByRole("dialog", { name: "Make it with" });
const result = (page: Page) => page.getByRole("region", { name: "Result" });
const option = (page: Page, name: string) => picker(page).getByRole("radio", { name: new RegExp(`^${name}`) });

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
