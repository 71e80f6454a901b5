import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import { FORMAT_IDS } from "../../src/shared/formats.ts";
import { MAX_BYTES, openComposer, SENTENCE } from "./at-the-composer.ts";
import { description, generate, made, ready, tool } from "./generator.ts";
import { test } from "./test.ts";

test("what the page exports of a creative in four formats is what the server keeps, to the pixel", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 1000 } });
  const page = await openComposer(context);
  await description(page).fill(SENTENCE);
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await tool(page, "All sizes").click();
  const sizes = page.getByRole("region", { name: "All sizes" });
  const formats = FORMAT_IDS.filter((format) => format !== "1:1");
  for (const format of formats) {
    await sizes.getByRole("button", { name: `Keep as a version: ${format}` }).click();
    await expect(sizes.getByRole("button", { name: `${format} is a version` })).toBeVisible({ timeout: 30_000 });
  }
  const downloading = page.waitForEvent("download", { timeout: 90_000 });
  await made(page)
    .getByRole("button", { name: /^Download zip/ })
    .click();
  const zip = await openZip(await (await downloading).path());
  const { files } = JSON.parse(String(await zip.read("manifest.json", MAX_BYTES)));
  const kept = await versionsOf(page);
  for (const format of formats) {
    const file = files.find((row: { format: string }) => row.format === format).file;
    const version = kept.find((row) => row.format === format);
    const stored = await (await page.request.get(version?.image_url ?? "")).body();
    const exported = (await zip.read(file, MAX_BYTES)) ?? Buffer.alloc(0);
    const [one, other] = await Promise.all([stored, exported].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
    expect(one?.equals(other ?? Buffer.alloc(0)), format).toBe(true);
  }
  zip.close();
  await context.close();
});

/** The person's versions as they are stored. */
async function versionsOf(page: Page): Promise<{ format: string; image_url: string }[]> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}").access_token as string,
  );
  const { publishableKey } = await (await page.request.get("/config.json")).json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  return (await page.request.get("/rest/v1/creatives?select=format,image_url", { headers })).json();
}
