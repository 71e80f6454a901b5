import { expect, type Page } from "@playwright/test";
import { boxOf, expectAccessible } from "./page-problems.ts";
import { openMailedLink } from "./signed-in.ts";
import { test } from "./test.ts";

const PHONE = { width: 390, height: 844 };
const TOP_BAR_PX = 56;
const news = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the welcome lies over the top of the page, and the way to pay stays free", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await button(page, "Start").click();
  await openMailedLink(page, "phone");
  await expect(news(page)).toContainText("Welcome to BananaBread! 🍌");
  // Under the pointer it stays until the checks are done.
  await news(page).hover();
  await expect
    .poll(() => news(page).boundingBox())
    .toEqual({ x: 8, y: 6, width: PHONE.width - 16, height: TOP_BAR_PX });
  const pay = button(page, "Get Lifetime Access");
  await expect(pay).toBeVisible();
  // Without `force` a click fails when another element would receive it.
  await pay.click({ trial: true });
  await expect(news(page)).toBeVisible();
});

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
