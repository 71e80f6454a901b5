import { expect } from "@playwright/test";
import { button, news, PHONE, TOP_BAR_PX } from "./news.ts";
import { openMailedLink } from "./signed-in.ts";
import { test } from "./test.ts";

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
