import { expect } from "@playwright/test";
import { description, generate, serviceChip, test, typePicker } from "./generator.ts";
import { PHONE, tabs, topBar } from "./generator-on-a-phone.ts";
import { boxOf, expectNothingSideways } from "./page-problems.ts";

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} x ${height} the words come first and the button with its price is in sight`, async ({
    openGenerator,
  }) => {
    const page = await openGenerator({ width, height, isPhone: true });
    await expect(page.getByRole("button", { name: /^SaaS Productivity/ }).getByRole("img")).toBeVisible();
    await expect(generate(page)).toHaveAccessibleName("Generate Creative Gemini draws it all");
    await expect(async () => {
      const button = await boxOf(generate(page));
      expect(button.bottom).toBeLessThanOrEqual((await boxOf(tabs(page))).y);
      expect(button.y).toBeGreaterThan(0);
      expect((await boxOf(description(page))).y).toBeLessThan((await boxOf(typePicker(page))).y);
      const title = await boxOf(page.getByRole("heading", { level: 1 }));
      expect(title.bottom).toBeLessThan((await boxOf(topBar(page))).bottom);
    }).toPass({ timeout: 15_000 });
    await expect(page.getByText(/Ctrl|⌘/)).toBeHidden();
    await description(page).fill("Bread on a plate");
    await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
    await expect(serviceChip(page)).toBeInViewport({ ratio: 1 });
    await expect(generate(page)).toBeInViewport({ ratio: 1 });
    await expectNothingSideways(page);
  });
}

test("with the keyboard up the tabs make room and the button sits on it", async ({ openGenerator }) => {
  const page = await openGenerator(PHONE);
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /interactive-widget=resizes-content/);
  await description(page).tap();
  await expect(description(page)).toBeFocused();
  await page.keyboard.type("Bread on a plate");
  const seen = 460;
  await page.setViewportSize({ width: 390, height: seen });
  await expect(tabs(page)).toBeHidden();
  await expect(async () => {
    const button = await boxOf(generate(page));
    expect(button.bottom).toBeLessThanOrEqual(seen);
    expect(button.bottom).toBeGreaterThan(seen - 24);
    expect((await boxOf(description(page))).bottom).toBeLessThanOrEqual(button.y);
  }).toPass({ timeout: 15_000 });
  // There is no room for the chip now, so the button carries the price.
  await expect(serviceChip(page)).toBeHidden();
  await expect(generate(page)).toHaveAccessibleName("Generate Creative Gemini draws it all $0.034");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tabs(page)).toBeVisible();
  await expect(description(page)).toHaveValue("Bread on a plate");
});
