import { expect } from "@playwright/test";
import { button, news, PHONE, TOP_BAR_PX } from "./news.ts";
import { boxOf, expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

test("a toast holds its action and its way out inside the height of the top bar", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/dev/kit");
  await button(page, "Information").tap();
  // Measured in one go: it slides in, and it leaves by itself.
  const measured = () =>
    news(page).evaluate((toast) => {
      const { top, bottom, height } = toast.getBoundingClientRect();
      const buttons = [...toast.querySelectorAll("button")].map((inside) => ({
        name: inside.getAttribute("aria-label") ?? inside.textContent,
        isInside: inside.getBoundingClientRect().top >= top && inside.getBoundingClientRect().bottom <= bottom,
        isLarge: inside.getBoundingClientRect().height >= 40,
      }));
      return { height, buttons };
    });
  expect(await measured()).toEqual({
    height: TOP_BAR_PX,
    buttons: [
      { name: "Undo", isInside: true, isLarge: true },
      { name: "Dismiss", isInside: true, isLarge: true },
    ],
  });

  // One at a time, and an error stays until it is dismissed.
  await button(page, "Error").tap();
  await expect(news(page).filter({ visible: true })).toHaveText(/The image service said no/);
  await expectAccessible(page, "[aria-label=Notifications]");
  await news(page).filter({ visible: true }).getByRole("button", { name: "Dismiss" }).tap();
  await expect(news(page)).toHaveCount(0);
  await context.close();
});

test("a flick upwards sends a toast away", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/dev/kit");
  await button(page, "Error").click();
  const words = news(page).getByText("The image service said no");
  // Hovering waits until it has slid in.
  await words.hover();
  const box = await boxOf(words);
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 60, { steps: 6 });
  await page.mouse.up();
  await expect(words).toBeHidden();
});

test("the longest words fit the narrowest phone", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/ads-swipe", { width: 320 });
  await page.route("**/content/ads/**", (route) => route.abort());
  await page
    .getByRole("button", { name: /^Inspire/ })
    .first()
    .click();
  await expect(news(page)).toContainText("Failed to use image for inspiration. Please try again.");
  await expect.poll(() => news(page).boundingBox()).toMatchObject({ x: 8, width: 304 });
  const cut = await news(page).evaluate(
    (toast) => [...toast.querySelectorAll("*")].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
  );
  expect(cut).toBe(0);
});
