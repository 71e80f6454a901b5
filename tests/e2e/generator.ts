import { expect, type Locator, type Page, test as plainTest } from "@playwright/test";
import sharp from "sharp";
import { startGemini } from "../stand-ins/gemini/start-gemini.ts";
import { createPlace } from "../support/process.ts";
import { buy, signIn } from "./signed-in.ts";

type Gemini = Awaited<ReturnType<typeof startGemini>>;
type Studio = { url: string; gemini: Gemini; kill: () => Promise<unknown>; launch: () => Promise<void> };
type State = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
type Look = { width?: number; height?: number; colorScheme?: "light" | "dark"; isPhone?: boolean };
type Open = (look?: Look) => Promise<Page>;

export const GOOD_KEY = "AIzaStandInKeyForTests0000a1B2";

/** The built product with the AI service's wire protocol on the other end, and somebody who has paid and has a key. */
export const test = plainTest.extend<{ openGenerator: Open }, { studio: Studio; maker: State }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use) => {
      const gemini = await startGemini();
      const place = await createPlace();
      const launch = () => place.launch({ GEMINI_BASE_URL: gemini.url });
      let server = await launch();
      await use({
        url: place.url,
        gemini,
        kill: () => server.kill("SIGKILL"),
        launch: async () => {
          server = await launch();
        },
      });
      await server.kill("SIGTERM");
      place.remove();
      await gemini.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  maker: [
    async ({ studio, browser }, use) => {
      const context = await browser.newContext({ baseURL: studio.url, reducedMotion: "reduce" });
      const { page } = await signIn(context, "maker");
      await buy(page);
      await saveKey(page, GOOD_KEY);
      await expect(page.getByText("Connected", { exact: true })).toBeVisible();
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  openGenerator: async ({ studio, maker, browser }, use) => {
    studio.gemini.forget();
    const opened: Page[] = [];
    await use(
      async ({ width = 1440, height = width < 760 ? 844 : 1000, colorScheme = "light", isPhone = false } = {}) => {
        const touch = { hasTouch: isPhone, isMobile: isPhone };
        const look = { baseURL: studio.url, storageState: maker, viewport: { width, height }, colorScheme, ...touch };
        const page = await (await browser.newContext(look)).newPage();
        opened.push(page);
        await page.goto("/dashboard/generate");
        await expect(page.getByText("Key connected")).toBeVisible();
        return page;
      },
    );
    for (const page of opened) await page.context().close();
    expect(studio.gemini.faults).toEqual([]);
  },
  page: async ({ openGenerator }, use) => use(await openGenerator()),
});

export async function saveKey(page: Page, key: string) {
  await page.goto("/dashboard/settings");
  await keyField(page).fill(key);
  await page.getByRole("button", { name: "Save key" }).click();
}

export const keyField = (page: Page) => page.getByRole("textbox", { name: "AI API key" });
export const description = (page: Page) => page.getByRole("textbox", { name: /Description|What should change/ });
/** After a failure the same button tries again. */
export const generate = (page: Page) => page.getByRole("button", { name: /^(Generate Creative|Try again)/ });
export const typePicker = (page: Page) => page.getByRole("button", { name: /^Ad type:/ });
export const formatPicker = (page: Page) => page.getByRole("button", { name: /^Format:/ });
export const ready = (page: Page) => page.getByText("Ready", { exact: true });
export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });
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

/** How many pictures went along with each call for a picture. */
export const imagesOf = ({ calls }: Gemini) =>
  calls.flatMap((call) => (call.kind === "image" ? [call.body.contents[0].parts.length - 1] : []));

/** Arrives with something in hand, as from a link on another screen. */
export async function bring(page: Page, state: Record<string, unknown>) {
  await page.evaluate((brought) => {
    // Past the router, which would take it in before the reload.
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
