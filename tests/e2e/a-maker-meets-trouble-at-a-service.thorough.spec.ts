import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { description, generate, keyField, ready, serviceChip, serviceRow } from "./generator.ts";
import { expectAccessible } from "./page-problems.ts";
import { meet, type Person, pay } from "./signed-in.ts";
import { test } from "./test.ts";

const OPENAI_KEY = "sk-proj-stand-in-a1B2";

// One after another, since they share somebody who has paid and has an OpenAI key.
test.describe.configure({ mode: "default" });
let member: Person;
test.beforeAll(async ({ studio }) => {
  member = await meet(studio.url, "unlucky", async (browser, url) => {
    await pay(browser, url);
    await browser.supabase.functions.invoke("save-api-key", { body: { api_key: OPENAI_KEY, service: "openai" } });
  });
});
test.use({
  page: async ({ browser, studio }, use) => {
    for (const service of [studio.openai, studio.openrouter, studio.compatible]) service.forget();
    const context = await browser.newContext({ baseURL: studio.url, storageState: member.state });
    await use(await context.newPage());
    await context.close();
  },
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Add a service" });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

async function addService(page: Page, name: string, key: string) {
  await page.goto("/dashboard/settings?add=true");
  await dialog(page)
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .check();
  await keyField(page, name).fill(key);
  await page.keyboard.press("Enter");
}

/** Asks for a picture from a service that need not be the default. */
async function ask(page: Page, service: string, words: string) {
  await page.goto("/dashboard/generate");
  await pick(page, service);
  await description(page).fill(words);
  await generate(page).click();
}

async function pick(page: Page, service: string) {
  await serviceChip(page).click();
  const picker = page.getByRole("dialog", { name: "Make it with" });
  const option = picker.getByRole("radio", { name: new RegExp(`^${service}`) });
  if (await option.isChecked()) return page.keyboard.press("Escape");
  await option.check();
  await picker.getByRole("button", { name: `Use ${service}` }).click();
}

test("a key without credit is saved and says so; a picture with it names the page to top up, and costs nothing", async ({
  page,
  studio,
}) => {
  await addService(page, "OpenRouter", "sk-or-stand-in-empty");
  await expect(dialog(page).getByText("The key works, the account is empty")).toBeVisible();
  await expect(dialog(page)).toContainText("The key is saved. Top up there, then press Check again in the list.");
  await expect(dialog(page)).toContainText("Nothing was charged.");
  await page.keyboard.press("Escape");
  await expect(serviceRow(page, "OpenRouter")).toContainText("No credit");
  const topUp = page.getByRole("link", { name: "Top up at openrouter.ai" });
  await expect(topUp).toHaveAttribute("href", "https://openrouter.ai/settings/credits");

  await ask(page, "OpenRouter", "[case:no_credit] Rye bread");
  await expect(page.getByRole("heading", { name: "OpenRouter has no credit left" })).toBeVisible();
  await expect(result(page)).toContainText("Top it up there, then try again, or choose another service.");
  await expect(result(page)).toContainText("Nothing was charged");
  const open = result(page).getByRole("link", { name: "Open openrouter.ai" });
  await expect(open).toHaveAttribute("href", "https://openrouter.ai/settings/credits");
  await expect(result(page).getByRole("button", { name: "OpenAI $0.055" })).toBeVisible();
  expect(studio.openrouter.calls.filter(({ kind }) => kind === "image")).toHaveLength(1);
  expect(studio.openai.calls).toEqual([]);
});

test("an unverified organization is told where to verify and how long it takes, and nothing was charged", async ({
  page,
  studio,
}) => {
  await ask(page, "OpenAI", "[case:not_verified] Rye bread");
  await expect(page.getByRole("heading", { name: "OpenAI wants your organization verified" })).toBeVisible();
  await expect(result(page)).toContainText("it can take 15 minutes until it counts. Then try again.");
  await expect(result(page)).toContainText("Nothing was charged");
  await expect(result(page).getByRole("link", { name: "Open platform.openai.com" })).toHaveAttribute(
    "href",
    "https://platform.openai.com/settings/organization/general",
  );
  await expectAccessible(page);
  // The key is fine: verified meanwhile, the same button makes the picture.
  await description(page).fill("Rye bread");
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  expect(studio.openai.posts()).toBe(2);
});

test("an own server that does not answer is saved unchecked, and its first picture tells that it works", async ({
  page,
  studio,
}) => {
  // As often as it is asked, the line breaks.
  studio.compatible.next("check", { cut: true }, { cut: true }, { cut: true });
  await addService(page, "Own server", "");
  await expect(dialog(page).getByText("Own server did not answer")).toBeVisible();
  await expect(dialog(page)).toContainText("nothing was charged");
  await dialog(page).getByRole("button", { name: "Save unchecked" }).click();
  await expect(dialog(page).getByText("Saved, not checked")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(serviceRow(page, "Own server")).toContainText("Not checked");

  const broken = { answer: { status: 503, body: "no worker is free" } };
  studio.compatible.next("image", broken);
  await ask(page, "Own server", "Rye bread");
  await expect(page.getByRole("heading", { name: "Own server cannot be reached" })).toBeVisible();
  await expect(result(page)).toContainText("Please try again in a moment.");
  await expect(result(page)).toContainText("Nothing was charged");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(ready(page)).toBeVisible();
  await page.goto("/dashboard/settings");
  await expect(serviceRow(page, "Own server")).toContainText("Connected");
});

test("a model whose price nobody lists says so before the picture, and what it cost after it", async ({ page }) => {
  await addService(page, "OpenRouter", "sk-or-stand-in-e9Xw");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await serviceRow(page, "OpenRouter").click();
  await page.getByRole("combobox", { name: "Model" }).click();
  await page.getByRole("option", { name: /^newmaker\/vista-2/ }).click();
  await expect(serviceRow(page, "OpenRouter")).toContainText("Price unknown");

  await page.goto("/dashboard/generate");
  await pick(page, "OpenRouter");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: OpenRouter price unknown");
  await expect(page.getByText("OpenRouter lists no price for newmaker/vista-2.")).toContainText(
    "You see the real cost after the picture.",
  );
  await description(page).fill("Rye bread");
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(result(page).getByText("$0.039", { exact: true })).toBeVisible();
});

test("80 % of a cap is told by mail, at the button and at home; at 100 % nothing is sent", async ({
  browser,
  studio,
}) => {
  // One picture of the best quality uses most of it.
  const capped = await meet(studio.url, "thrifty", async (signedIn, url) => {
    await pay(signedIn, url);
    const { functions } = signedIn.supabase;
    const model = { service: "openai", id: "gpt-image-2.5-flare", quality: "max" };
    await functions.invoke("save-api-key", { body: { api_key: OPENAI_KEY, service: "openai" } });
    await functions.invoke("change-ai-settings", { body: { cap_usd: 0.27, model } });
    await functions.invoke("generate-creative", { body: { prompt: "Rye", type: "meta", requestId: randomUUID() } });
    await functions.invoke("change-ai-settings", { body: { model: { ...model, quality: "medium" } } });
  });
  const sent = studio.openai.posts();
  const context = await browser.newContext({ baseURL: studio.url, storageState: capped.state });
  const page = await context.newPage();
  await page.goto("/dev/mail");
  await expect(async () => {
    await page.reload();
    const mails = page.getByRole("link").filter({ hasText: `To ${capped.email}` });
    await expect(mails.filter({ hasText: "Most of your monthly AI cap is used" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto("/dashboard");
  const month = page.getByRole("region", { name: /so far$/ });
  await expect(month).toContainText("$0.05 left under your cap of $0.27.");
  await page.goto("/dashboard/generate");
  await description(page).fill("Rye bread");
  await expect(page.getByText("$0.05 is left under your cap.")).toBeVisible();

  // In another tab the best quality is chosen again. This one has not heard of it: the server stops it.
  const tab = await context.newPage();
  await tab.goto("/dashboard/settings");
  await serviceRow(tab, "OpenAI").click();
  await tab.getByRole("radio", { name: "Max" }).click();
  await expect(tab.getByText("The cap is reached.")).toBeVisible();
  await tab.close();
  await generate(page).click();
  await expect(page.getByRole("heading", { name: "Your monthly cap is reached" })).toBeVisible();
  await expect(result(page)).toContainText("Nothing was sent. Raise the cap in Settings");
  await expect(result(page)).toContainText("Nothing was charged");
  await expect(result(page).getByRole("link", { name: "Change cap" })).toHaveAttribute("href", "/dashboard/settings");
  await page.goto("/dashboard");
  await expect(month).toContainText("Your cap of $0.27 is reached.");
  await page.goto("/dashboard/generate");
  await expect(page.getByText("Your cap of $0.27 is reached: $0.22 spent.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate with the composer, free" })).toBeVisible();
  expect(studio.openai.posts()).toBe(sent);
  await context.close();
});
