import { expect, type Page, test as plainTest } from "@playwright/test";
import sharp from "sharp";
import { startGemini } from "../stand-ins/gemini/start-gemini.ts";
import { createPlace } from "../support/process.ts";
import { buy, signIn } from "./signed-in.ts";

type Gemini = Awaited<ReturnType<typeof startGemini>>;
type Studio = { url: string; gemini: Gemini; kill: () => Promise<unknown>; launch: () => Promise<void> };
type State = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
type Open = (look?: { width?: number; colorScheme?: "light" | "dark" }) => Promise<Page>;

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
    await use(async ({ width = 1440, colorScheme = "light" } = {}) => {
      const viewport = { width, height: width < 760 ? 844 : 1000 };
      const look = { baseURL: studio.url, storageState: maker, viewport, colorScheme };
      const page = await (await browser.newContext(look)).newPage();
      opened.push(page);
      await page.goto("/dashboard/generate");
      await expect(page.getByText("Key connected")).toBeVisible();
      return page;
    });
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
export const generate = (page: Page) => page.getByRole("button", { name: /^Generate Creative/ });
export const ready = (page: Page) => page.getByText("Ready", { exact: true });
export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });
export const add = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Add inspiration images").setInputFiles(files);

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
