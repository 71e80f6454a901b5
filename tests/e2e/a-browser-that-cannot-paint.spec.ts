import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";
import { layerOn, row } from "./workbench-page.ts";

/** Ways in which a browser may lack what the page's own oven needs. */
const LACKS: Record<string, () => void> = {
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

const note = (page: Page) => page.getByText("Previews come from the server in this browser.");
const isFinished = (page: Page) => expect(page.locator(".bench-picture[data-whole]")).toBeVisible({ timeout: 30_000 });
const asData = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((element: HTMLCanvasElement) => element.toDataURL());

for (const [name, takeAway] of Object.entries(LACKS))
  test(`a browser ${name} shows the preview while typing, painted by the server`, async ({ openAs, member }) => {
    const page = await openAs(member, "/");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.addInitScript(takeAway);
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
  });

test("the note is accessible, and fits on a phone", async ({ openAs, member }) => {
  const page = await openAs(member, "/", { width: 390 });
  await page.addInitScript(LACKS["without WebAssembly"] ?? (() => {}));
  await page.goto("/dev/kit/scene");
  await isFinished(page);
  await expect(note(page)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
});

test("whoever has no access is told so, and nothing is painted", async ({ openAs, newcomer }) => {
  const page = await openAs(newcomer, "/");
  await page.addInitScript(LACKS["without WebAssembly"] ?? (() => {}));
  await page.goto("/dev/kit/scene");
  await expect(page.getByText("This needs lifetime access. Nothing was charged.")).toBeVisible();
});

test("the landing page never asks the server to paint", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(LACKS["without WebAssembly"] ?? (() => {}));
  await page.goto("/");
  await page.locator("#try").scrollIntoViewIfNeeded();
  await expect(page.getByText("This browser cannot run the oven")).toBeVisible();
  expect(asked.filter((url) => url.includes("/functions/"))).toEqual([]);
});
