import { expect, type Page } from "@playwright/test";
import { jpeg } from "../integration/storage/images.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

test("Bananaman has the pictures of uploaded ads copied, leaves, comes back, and reads what failed and why", async ({
  office: { pictures: host, query },
  openOffice,
}) => {
  test.slow();
  const picture = await jpeg(600, 750);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  host.forget();
  host.answerWith(async (response, { url = "" }) => {
    await opened;
    if (url.endsWith("lost.jpg")) response.writeHead(404).end();
    else response.end(picture);
  });
  try {
    // Other tests leave ads with addresses that lead nowhere.
    await query("delete from public.ads_swipe where supabase_image_url is null");
    const shipped = await query<{ count: number }>("select count(*)::int as count from public.ads_swipe");
    const base = shipped[0]?.count ?? 0;
    await query(
      `insert into public.ads_swipe (name, image_url)
       select name, case when name = 'Solene' then 'http://169.254.169.254/latest/meta-data/'
                         when name = 'Fernhill' then 'http://127.0.0.1:' || $1 || '/lost.jpg'
                         else 'http://127.0.0.1:' || $1 || '/' || name || '.jpg' end
         from unnest('{Tallyo,Driftly,Tarn,Moglet,Kibbo,Fernhill,Solene}'::text[]) name`,
      [host.port],
    );
    const page = await openOffice("/dashboard/ads-upload");
    const refused: string[] = [];
    page.on("console", (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
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
    // Nobody's list begins with what has no picture; administrators find those in a list of their own.
    const missing = page.getByRole("region", { name: "Ads without a picture" });
    await expect(missing).toContainText("7 uploaded ads have no picture here yet.");
    await expect(page.getByText("Local").first()).toBeVisible();
    await expect(page.getByText("External")).toHaveCount(0);
    await missing.getByRole("button", { name: "Show them" }).click();
    await expect(page.getByText("External")).toHaveCount(7, { timeout: 60_000 });
    await expect(page.getByText("No copy of this picture is stored yet")).toHaveCount(7);
    await expect(page.getByRole("button", { name: /^Inspire/ })).toHaveCount(0);
    expect(refused).toEqual([]);
    open();
    // The server may have given up on one meanwhile, which it asks for again after up to a minute.
    await expect.poll(() => new Set(host.asked.map(({ path }) => path)).size, { timeout: 90_000 }).toBe(6);
    await page.getByRole("link", { name: "Copy their pictures" }).click();
    await expectFigures(page, base + 5, 0, 2, 90_000);
    await expect(card.getByRole("status").getByText("Idle")).toBeVisible();
    await expect(rowOf(page, "Fernhill")).toContainText("The server answered 404");
    await expect(rowOf(page, "Tallyo")).toContainText("600 × 750");
    await expect(rowOf(page, "Tallyo").locator("img")).toHaveJSProperty("complete", true);

    host.forget();
    await card.getByRole("button", { name: "Try 2 failed again" }).click();
    await expect(page.getByText("2 pictures. You can leave this page.")).toBeVisible();
    await expect.poll(() => host.asked.map(({ path }) => path)).toEqual(["/lost.jpg"]);
    await expectFigures(page, base + 5, 0, 2);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSideways(page);
  } finally {
    open();
  }
});

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Recent pictures" }).getByRole("listitem").filter({ hasText: name });

async function expectFigures(page: Page, local: number, external: number, failed: number, timeout = 15_000) {
  const figures = page.getByRole("region", { name: "Image processing" }).locator("dd");
  await expect(figures).toHaveText(
    [local, external, failed].map((value) => value.toLocaleString("en")),
    { timeout },
  );
}
