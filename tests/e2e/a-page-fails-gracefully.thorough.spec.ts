import { expect } from "@playwright/test";
import { expectAccessible } from "./page-problems.ts";
import { heading, MEMES_CODE, sidebar } from "./shell-page.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  test(`an unknown address leads a stranger home, not to a door that sends them back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/no/such/page");
    await expect(heading(page, "Page not found")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Generate Epic Ads in Seconds" })).toBeVisible();
  });
}

test("code that is gone after a deploy: one reload by itself, then an explanation inside the shell", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(MEMES_CODE, (route) => route.abort());
  await sidebar(page).getByRole("link", { name: "Memes" }).click();
  await expect(heading(page, "This page could not be loaded")).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expectAccessible(page);
  const number = page.getByRole("main").locator("code");
  await expect(number).toHaveText(/^err_[0-9a-f]{8}$/);
  const shown = await number.innerText();
  const isLogged = () => logged.some((line) => line.includes(shown) && line.includes("dynamically imported module"));
  await expect.poll(isLogged).toBe(true);
  expect(loads, "no second reload").toBe(1);

  // The shell still works: another screen opens, and so does this one once its code can be loaded again.
  await sidebar(page).getByRole("link", { name: "Gallery" }).click();
  await expect(heading(page, "Creative Gallery")).toBeVisible();
  await page.unroute(MEMES_CODE);
  await page.goto("/dashboard/memes");
  await expect(heading(page, "Memes")).toBeVisible();
});
