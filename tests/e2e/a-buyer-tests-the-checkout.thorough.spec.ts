import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";
import { newCheckout } from "./test-checkout.ts";

test(`on a phone: accessible, nothing sideways`, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await newCheckout(baseURL));
  await expectAccessible(page);
  await expectNothingSideways(page);
});
