import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { toast } from "./generator.ts";
import { meet, pay } from "./signed-in.ts";

/** Somebody new who works with the built-in composer. */
export async function openAsBorrower(browser: Browser, baseURL: string | undefined, path: string, width = 1440) {
  const { state } = await meet(baseURL, "borrower", async (signedIn, url) => {
    await pay(signedIn, url);
    await signedIn.supabase.functions.invoke("save-api-key", { body: { api_key: "demo" } });
  });
  const isPhone = width < 760;
  const page = await (
    await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: state,
      viewport: { width, height: isPhone ? 844 : 1000 },
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    })
  ).newPage();
  await page.goto(path);
  return page;
}

/** Takes the first ad of the swipe file to the generator, and returns whose it is. */
export async function borrowFirst(page: Page) {
  const button = page.getByRole("button", { name: /^Inspire/ }).first();
  const lender = (await button.getAttribute("aria-label"))?.replace("Inspire: use the ad by ", "") ?? "";
  await button.click();
  // Its picture may have to be painted first.
  await expect(toast(page, "Image Added for Inspiration! 🎨")).toBeVisible({ timeout: 60_000 });
  return lender;
}

export const logo = async () => ({
  name: "mark.png",
  mimeType: "image/png",
  buffer: await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="90" fill="#14532d"/></svg>',
    ),
  )
    .png()
    .toBuffer(),
});
