import { expect } from "@playwright/test";
import { choose, description, formatPicker, generate, holdNext, ready, test, tool, typePicker } from "./generator.ts";
import { dismiss, PHONE, summary, tabs, topBar } from "./generator-on-a-phone.ts";
import { boxOf, expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";

for (const [format, height] of [
  ["4:5", 844],
  ["9:16", 844],
  ["16:9", 844],
  ["9:16", 640],
] as const) {
  test(`a ${format} creative lies whole between the bars of a phone ${height} px high, while it is made and after`, async ({
    openGenerator,
    studio,
  }) => {
    const page = await openGenerator({ width: height === 640 ? 360 : 390, height, isPhone: true });
    const problems = watchConsole(page);
    await choose(formatPicker(page), new RegExp(`^${format}`));
    await description(page).fill("Bread on a plate");
    const answer = holdNext(studio);
    await generate(page).tap();
    await expect(page.getByRole("heading", { name: "Generating Creative..." })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
    await expect(description(page)).toBeHidden();
    await expect(page.getByText("Bread on a plate").first()).toBeInViewport();
    await expectAccessible(page);
    answer();
    await dismiss(page, "Creative Generated!");
    await expect(ready(page)).toBeInViewport({ ratio: 1 });

    await expect(async () => {
      const picture = await boxOf(page.getByRole("img", { name: "Meta Creative - Bread on a plate" }));
      const download = await boxOf(page.getByRole("button", { name: "Download" }));
      expect(picture.y).toBeGreaterThanOrEqual((await boxOf(topBar(page))).bottom);
      expect(picture.bottom).toBeLessThanOrEqual(download.y);
      expect(download.bottom).toBeLessThanOrEqual((await boxOf(tabs(page))).y);
      expect(picture.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      const [wide, high] = format.split(":").map(Number);
      expect(picture.width / picture.height).toBeCloseTo((wide ?? 0) / (high ?? 1), 1);
    }).toPass({ timeout: 15_000 });
    for (const name of ["Generate New", "More actions"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(generate(page)).toBeHidden();
    await expectAccessible(page);
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}

test("a failure stands in sight with the way on, and the same button tries again", async ({ openGenerator }) => {
  const page = await openGenerator(PHONE);
  await description(page).fill("[case:image_safety] sauce");
  await generate(page).tap();
  await dismiss(page, "Generation Failed");
  await expect(page.getByRole("heading", { name: "Gemini declined this picture" })).toBeInViewport({ ratio: 1 });
  await expect(generate(page)).toHaveAccessibleName("Try again");
  await expectAccessible(page);
  await summary(page).tap();
  await description(page).fill("plain sauce");
  await generate(page).tap();
  await expect(ready(page)).toBeInViewport();
});

for (const width of [320, 768, 1024]) {
  test(`nothing reaches past the edge at ${width} px, empty, open and done`, async ({ openGenerator }) => {
    const page = await openGenerator({ width, height: 1024 });
    await expectNothingSideways(page);
    await typePicker(page).click();
    await expect(page.getByRole("dialog", { name: "Ad type" })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await description(page).fill("Bread on a plate");
    await generate(page).click();
    await expect(ready(page)).toBeVisible();
    await expect(page.getByRole("img", { name: "Meta Creative - Bread on a plate" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNothingSideways(page);
  });
}

test("the folded form opens again, for other words or for a change of the creative", async ({ openGenerator }) => {
  const page = await openGenerator(PHONE);
  await description(page).fill("Bread on a plate");
  await generate(page).tap();
  await dismiss(page, "Creative Generated!");
  await expect(ready(page)).toBeVisible();
  await summary(page).tap();
  await expect(description(page)).toHaveValue("Bread on a plate");
  await expect(generate(page)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(description(page)).toBeVisible();

  await tool(page, "Edit").click();
  await expect(description(page)).toBeFocused();
  await expect(page.getByText("What should change?")).toBeInViewport();
  await page.keyboard.type("Make it night");
  await generate(page).tap();
  await dismiss(page, "Creative Generated!");
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeInViewport();
  await expect(page.getByText("Make it night").first()).toBeInViewport();
  await page.getByRole("button", { name: "Generate New" }).tap();
  await expect(description(page)).toHaveValue("Bread on a plate");
  await expect(generate(page)).toBeEnabled();
});
