import { expect, type Page } from "@playwright/test";
import { jpeg } from "../integration/storage/images.ts";
import { startPictureHost } from "../stand-ins/pictures/start-picture-host.ts";
import { createPlace } from "../support/process.ts";
import { expectAccessible } from "./page-problems.ts";
import { meet } from "./signed-in.ts";
import { test } from "./test.ts";

test("Bananaman has the pictures of uploaded ads copied, leaves, comes back, and reads what failed and why", async ({
  browser,
}) => {
  const picture = await jpeg(600, 750);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const host = await startPictureHost(async (response, { url = "" }) => {
    await opened;
    if (url.endsWith("lost.jpg")) response.writeHead(404).end();
    else response.end(picture);
  });
  const place = await createPlace();
  const server = await place.launch({ FETCH_STAND_INS: `127.0.0.1:${host.port}` });
  try {
    const bananaman = await meet(place.url, "bananaman");
    place.run("bananaman", "add", bananaman.email);
    const shipped = await place.query<{ count: number }>("select count(*)::int as count from public.ads_swipe");
    const base = shipped[0]?.count ?? 0;
    await place.query(
      `insert into public.ads_swipe (name, image_url)
       select name, case when name = 'Solene' then 'http://169.254.169.254/latest/meta-data/'
                         when name = 'Fernhill' then 'http://127.0.0.1:' || $1 || '/lost.jpg'
                         else 'http://127.0.0.1:' || $1 || '/' || name || '.jpg' end
         from unnest('{Tallyo,Driftly,Tarn,Moglet,Kibbo,Fernhill,Solene}'::text[]) name`,
      [host.port],
    );
    const context = await browser.newContext({ baseURL: place.url, storageState: bananaman.state });
    const page = await context.newPage();
    await page.goto("/dashboard/ads-upload");
    const card = page.getByRole("region", { name: "Image processing" });
    await expectFigures(page, base, 7, 0);
    await expect(card.getByRole("status").getByText("Idle")).toBeVisible();

    await card.getByRole("button", { name: "Process 7 Images" }).click();
    await expect(page.getByText("Image Processing Started!")).toBeVisible();
    await expect(page.getByText("7 pictures. You can leave this page.")).toBeVisible();
    await expect(card.getByText("Processing", { exact: true })).toBeVisible();
    await expectFigures(page, base, 6, 1);
    await expect(card.getByRole("progressbar", { name: "Images processed" })).toHaveAttribute("aria-valuenow", "1");
    await expect(rowOf(page, "Solene")).toContainText("This address is not public");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Ads Swipe" }).first().click();
    await expect(page.getByText("External").first()).toBeVisible();
    open();
    await expect.poll(() => host.asked.length).toBe(6);
    await page.goBack();
    await expectFigures(page, base + 5, 0, 2);
    await expect(card.getByRole("status").getByText("Idle")).toBeVisible();
    await expect(rowOf(page, "Fernhill")).toContainText("The server answered 404");
    await expect(rowOf(page, "Tallyo")).toContainText("600 × 750");
    await expect(rowOf(page, "Tallyo").locator("img")).toHaveJSProperty("complete", true);

    await card.getByRole("button", { name: "Try 2 failed again" }).click();
    await expect(page.getByText("2 pictures. You can leave this page.")).toBeVisible();
    await expect.poll(() => host.asked.length).toBe(7);
    await expectFigures(page, base + 5, 0, 2);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  } finally {
    open();
    await server.kill("SIGTERM");
    place.remove();
    await host.stop();
  }
});

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Recent pictures" }).getByRole("listitem").filter({ hasText: name });

async function expectFigures(page: Page, local: number, external: number, failed: number) {
  const figures = page.getByRole("region", { name: "Image processing" }).locator("dd");
  await expect(figures).toHaveText([local, external, failed].map((value) => value.toLocaleString("en")));
}
