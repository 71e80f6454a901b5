import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Studio } from "./installations.ts";
import { test as everything } from "./test.ts";

type Gemini = Studio["gemini"];

/** Here `page` is the generator, opened by a user who has paid and has a key. */
export const test = everything.extend({
  page: async ({ openGenerator }, use) => use(await openGenerator()),
});

export async function saveKey(page: Page, key: string) {
  await page.goto("/dashboard/settings?add=true");
  await keyField(page).fill(key);
  await page.getByRole("button", { name: "Check and save" }).click();
}

/** In the dialog that adds a service. */
export const keyField = (page: Page, service = "Gemini") => page.getByRole("textbox", { name: `${service} key` });
/** Who makes the next picture, and its price. */
export const serviceChip = (page: Page) => page.getByRole("button", { name: /^(Service:|Choose a service)/ });
/** A row of the list in Settings. */
export const serviceRow = (page: Page, name: string) =>
  page.getByRole("region", { name: /^AI services/ }).getByRole("button", { name: new RegExp(`^${name}`) });
export const description = (page: Page) => page.getByRole("textbox", { name: /Description|What should change/ });
/** After a failure the same button tries again. */
export const generate = (page: Page) => page.getByRole("button", { name: /^(Generate Creative|Try again)/ });
export const typePicker = (page: Page) => page.getByRole("button", { name: /^Ad type / });
export const formatPicker = (page: Page) => page.getByRole("button", { name: /^Format / });
export const ready = (page: Page) => page.getByText("Ready", { exact: true });
export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

/** Sends away a toast that would otherwise leave by itself after five seconds, so this comes before any other wait. */
export async function dismiss(page: Page, title: string) {
  const news = toast(page, title);
  await news.getByRole("button", { name: "Dismiss" }).click();
  await expect(news).toHaveCount(0);
}

export const add = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Add inspiration images").setInputFiles(files);

export async function choose(picker: Locator, name: string | RegExp) {
  await picker.click();
  const sheet = picker.page().getByRole("dialog", { name: /^(Ad type|Format)$/ });
  await sheet.getByRole("radio", { name }).click();
  await expect(sheet).toBeHidden();
}

/** What is behind the three dots of a finished creative. */
export async function chooseAction(page: Page, name: string) {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("dialog", { name: "This creative" }).getByRole("button", { name, exact: true }).click();
}

/** Everything about the creative on screen. */
export const made = (page: Page) => page.getByRole("article");
export const tool = (page: Page, name: string) => made(page).getByRole("button", { name: new RegExp(`^${name}`) });

/** How many pictures were sent with each image call. */
export const imagesOf = ({ calls }: Gemini) =>
  calls.flatMap((call) => (call.kind === "image" ? [call.body.contents[0].parts.length - 1] : []));

/** Arrives with navigation state, as from a link on another screen. */
export async function bring(page: Page, state: Record<string, unknown>) {
  await page.evaluate((brought) => {
    // Bypasses the router, which would consume the state before the reload.
    History.prototype.replaceState.call(history, { ...history.state, ...brought }, "");
  }, state);
  await page.reload();
}

export async function photo(name: string, width = 800) {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: "#c4263e" } });
  const buffer = await picture
    .withExif({ IFD0: { Make: "Loafcam" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The next call is answered when the test says so. */
export function holdNext({ gemini }: Studio): () => void {
  let answer = () => {};
  gemini.next({ after: new Promise<void>((resolve) => (answer = resolve)) });
  return () => answer();
}
