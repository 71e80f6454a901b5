import { expect } from "@playwright/test";
import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../src/shared/ai-models.ts";
import { SERVICES } from "../../src/shared/ai-services/services.ts";
import { openAll, question, questions } from "./questions-section.ts";
import { test } from "./test.ts";

test("the questions name every service with the price of a picture, and who bills it", async ({ page }) => {
  await page.goto("/");
  await question(page, "What does one picture cost there?").locator("summary").click();
  for (const [service, price] of [
    ["gemini", "$0.034"],
    ["openai", "$0.055"],
    ["fal", "$0.048"],
    ["openrouter", "by its list"],
    ["composer", "free"],
  ] as const) {
    await expect(questions(page).getByRole("row", { name: SERVICES[service].name })).toContainText(price);
  }
  await expect(question(page, "What does one picture cost there?")).toContainText("billed by Google to you, not by us");
  const price = imagePriceUsd(DEFAULT_IMAGE_MODEL).toFixed(2);
  await expect(questions(page).getByText(`about $${price} a picture`)).toBeVisible();
});

test("they say what free keys cannot do, what needs no key, what is stored where, and what lifetime means", async ({
  page,
}) => {
  await page.goto("/");
  await openAll(page);
  for (const words of [
    "Gemini by Google, OpenAI, OpenRouter, fal, or a server of your own",
    "the built-in composer draws ads",
    "On Google’s free tier the limit for pictures is usually zero",
    "a ChatGPT subscription does not count",
    "switch on billing",
    "A monthly cap stops before anything more is sent",
    "within 14 days of paying",
    "As long as we run it",
    "5 GB of room",
    "Whoever has the exact address",
    "encrypted",
    "Go to the one you chose, with your key",
    "Stripe. It never reaches us.",
  ]) {
    await expect(questions(page).getByText(words).first()).toBeVisible();
  }
});

test("without any script the first answer is open, and the others open side by side, by keyboard too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const first = question(page, "Which AI service do I need?");
  const refund = question(page, "What if I don’t like it?");
  await expect(first).toHaveAttribute("open");
  await expect(questions(page).locator("details[open]")).toHaveCount(1);
  await refund.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(refund).toContainText("within 14 days of paying");
  await expect(refund.getByText("within 14 days of paying")).toBeVisible();
  await expect(first).toHaveAttribute("open");
  await context.close();
});
