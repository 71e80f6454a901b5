import { expect } from "@playwright/test";
import { toast } from "./generator.ts";
import { caption, dialog, expectTemplateUsed, links, PATH, tiles } from "./memes-page.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

test("the words of every example stay in their boxes", async ({ openAs, member }) => {
  const page = await openAs(member, PATH);
  await links(page).first().click();
  await dialog(page).getByText("With example").click();
  for (let place = 0; place < 12; place += 1) {
    const title = await dialog(page).getByRole("heading", { level: 2 }).innerText();
    await expect(dialog(page).getByRole("img")).toHaveCSS("opacity", "1", { timeout: 30_000 });
    const outside = () =>
      caption(page).evaluateAll((boxes) =>
        boxes
          .filter((box) => {
            const words = box.firstElementChild as HTMLElement;
            return words.offsetHeight > box.clientHeight + 1 || words.scrollWidth > box.clientWidth + 1;
          })
          .map((box) => box.textContent),
      );
    await expect.poll(outside, title).toEqual([]);
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await expect(dialog(page).getByRole("heading", { level: 2 })).not.toHaveText(title);
  }
});

test("View Original opens the bare picture in a new tab", async ({ openAs, member }) => {
  const page = await openAs(member, PATH);
  await links(page).first().click();
  const [original] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog(page).getByRole("link", { name: "View Original" }).click(),
  ]);
  await expect(original).toHaveURL(/\/content\/memes\/[a-z0-9-]+\.png$/);
  await expect(original.locator("img")).toHaveJSProperty("naturalWidth", 1080);
});

test("Use Template takes it to the generator, where it is captioned or lends its idea, at 390 px", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await expectTemplateUsed(browser, baseURL, 390);
});

for (const width of [390, 1440]) {
  test(`at ${width} px: accessible, nothing sideways`, async ({ openAs, member }) => {
    const page = await openAs(member, PATH, { width });
    await expect(tiles(page).getByRole("img").first()).toHaveCSS("opacity", "1", { timeout: 30_000 });
    await expectAccessible(page);
    await expectNothingSideways(page);
    await links(page).first().click();
    await expect(dialog(page).getByRole("link", { name: "Create Meme" })).toHaveAttribute("href", /create\?template=/);
    await expectAccessible(page, "[role=dialog]");
    await expectNothingSideways(page);
  });
}

test("what does not load says so and can be asked for again", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  let isDown = true;
  await page.route("**/rest/v1/rpc/search_meme_templates", (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole("complementary").getByRole("link", { name: "Memes" }).click();
  const failed = page.getByRole("alert").getByText("Failed to load meme templates. Please try again.");
  await expect(failed).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await links(page).first().click();

  await page.route("**/content/memes/**", (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Use Template" }).click();
  await expect(toast(page, "Failed to use meme template. Please try again.")).toBeVisible();
  await expect(page).toHaveURL(/memes\?open=/);
});
