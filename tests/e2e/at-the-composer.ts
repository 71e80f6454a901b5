import { type BrowserContext, expect, type Page } from "@playwright/test";
import { buy, signIn } from "./signed-in.ts";

export const SENTENCE = "Rye bread from the wood oven, 4 euro a loaf, Saturdays from 7 at Loafworks in Leeds";
/** Of a file in an exported zip. */
export const MAX_BYTES = 30 * 1024 * 1024;

/** Somebody who has paid and lets the composer make the pictures, at the generator. */
export async function openComposer(context: BrowserContext): Promise<Page> {
  const { page } = await signIn(context, "versions");
  await buy(page);
  await page.goto("/dashboard/generate");
  await page.getByRole("button", { name: "Use the built-in composer" }).click();
  await expect(page.getByText("Connect your AI image-service key")).toBeHidden();
  return page;
}
