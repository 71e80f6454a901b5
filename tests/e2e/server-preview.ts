import { expect, type Page } from "@playwright/test";
import { layerOn, row } from "./workbench-page.ts";

/** Ways in which a browser may lack what the page's own oven needs. */
export const LACKS = {
  "without WebAssembly": () => Reflect.deleteProperty(globalThis, "WebAssembly"),
  "whose workers do not start": () => {
    globalThis.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    } as unknown as typeof Worker;
  },
  "with too little memory": () => Object.defineProperty(navigator, "deviceMemory", { value: 1 }),
};

type Lack = keyof typeof LACKS;

export const note = (page: Page) => page.getByText("Previews come from the server in this browser.");

export const isFinished = (page: Page) =>
  expect(page.locator(".bench-picture[data-whole]")).toBeVisible({ timeout: 30_000 });

const asData = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((element: HTMLCanvasElement) => element.toDataURL());

/** Types into a headline in a browser that lacks this, opened anywhere. */
export async function expectServersPreview(page: Page, lack: Lack) {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.addInitScript(LACKS[lack]);
  await page.goto("/dev/kit/scene");
  await isFinished(page);
  await expect(note(page)).toBeVisible();
  const before = await asData(page, ".bench-whole");

  await row(page, "Headline").click();
  const words = page.getByRole("region", { name: "Words" }).getByRole("textbox", { name: "Headline" });
  await words.press("End");
  await words.pressSequentially(" Or nine.", { delay: 40 });
  await expect(page.getByText("The preview could not be painted.")).toHaveCount(0);
  await isFinished(page);
  expect(await asData(page, ".bench-whole")).not.toBe(before);
  await expect(layerOn(page, "Headline")).toHaveAccessibleName(/Or nine\.$/);
  expect(fetched.filter((url) => url.includes("/pantry/wasm"))).toEqual([]);

  await page.getByRole("button", { name: "Hide this note" }).click();
  await expect(note(page)).toBeHidden();
}
