import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { openAll, question, questions } from "./questions-section.ts";
import { test } from "./test.ts";

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
