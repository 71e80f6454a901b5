import { expect, type Page } from "@playwright/test";
import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../src/shared/ai-models.ts";
import { SERVICES } from "../../src/shared/ai-services/services.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const questions = (page: Page) => page.locator("#questions");
const question = (page: Page, title: string) => questions(page).getByRole("group").filter({ hasText: title });

async function openAll(page: Page) {
  for (const item of await questions(page).locator("details").all()) {
    if ((await item.getAttribute("open")) === null) await item.locator("summary").click();
    await expect(item).toHaveAttribute("open");
  }
}

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

test("what somebody opened before the scripts came stays open", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  await question(page, "Which AI service do I need?").locator("summary").click();
  await question(page, "Lifetime. Whose life?").locator("summary").click();
  release();
  await page.waitForLoadState("networkidle");
  await expect(questions(page).locator("details[open]")).toHaveCount(1);
  await expect(question(page, "Lifetime. Whose life?")).toHaveAttribute("open");
});

test("on paper every answer can be read", async ({ page }) => {
  await page.goto("/");
  await expect(questions(page).locator(".answer").last()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await questions(page).locator(".answer").all()) await expect(answer).toBeVisible();
});

for (const width of [320, 390, 1440]) {
  test(`all open at ${width} px: accessible, nothing sideways`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await openAll(page);
    await expectAccessible(page, "#questions");
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}

test("their scripts are fetched when somebody comes near, and until then nothing is missing", async ({ page }) => {
  const problems = watchConsole(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const theirs = () => fetched.filter((path) => /\/assets\/questions-section-.*\.js$/.test(path));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(theirs()).toEqual([]);
  await expect(questions(page).getByText("the built-in composer draws ads")).toBeAttached();
  await questions(page).scrollIntoViewIfNeeded();
  await expect.poll(theirs).toHaveLength(1);
  await questions(page).getByRole("link", { name: "Get Lifetime Access" }).click();
  await expect(page.locator("#pricing").getByRole("button", { name: "Get Started" })).toBeInViewport();
  await question(page, "What if I don’t like it?").locator("summary").click();
  await questions(page).getByRole("link", { name: "The terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("when their scripts cannot be fetched, the answers are there all the same", async ({ page }) => {
  await page.route("**/assets/questions-section-*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "networkidle" });
  await openAll(page);
  await expect(questions(page).getByText("As long as we run it")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate Epic Ads in Seconds");
});

test("coming from another page, the questions are there too", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(question(page, "Lifetime. Whose life?")).toBeVisible();
});
