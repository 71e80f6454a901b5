import { expect, type Page } from "@playwright/test";
import { button, expectArrived, nameTheMaker, PHONE, topBar, travelled } from "./landing-page.ts";
import { test } from "./test.ts";

test("scrolling is smooth, and instant for whoever wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const jump = () =>
    topBar(page)
      .getByRole("button", { name: "Pricing" })
      .evaluate((element: HTMLButtonElement) => {
        element.click();
        return window.scrollY;
      });
  expect(await jump()).toBeLessThan(200);
  await expectArrived(page.locator("#pricing"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await jump()).toBeGreaterThan(2000);
});

test("for whoever wants less motion the gallery stands still and is scrolled by hand", async ({ page }) => {
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Creatives passing by" });
  expect(await travelled(page)).toBe(0);
  await expect(button(page, "Pause the gallery")).toBeHidden();
  await gallery.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => gallery.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

/** A browser that cannot bake shows samples instead. */
async function openSamples(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.goto("/");
  const demo = page.getByRole("region", { name: /Type like a human/ });
  await demo.scrollIntoViewIfNeeded();
  return demo;
}

test("the samples type a sentence, add to it and show the creative, by keyboard alone and without an account", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const demo = await openSamples(page);
  await expect(demo.getByRole("radio")).toHaveCount(3);
  await expect(demo.getByRole("img", { name: /48 hours/ })).toBeVisible();

  const finished = demo.getByRole("img", { name: /Monday has a mute button/ });
  // It takes seconds, so somebody has to be looking while it bakes.
  const hiddenWhileBaking = page.waitForFunction(() => {
    const isBaking = document.querySelector(".demo")?.textContent?.includes("Baking your creative");
    const picture = document.querySelector('.demo img[alt*="Monday has a mute button"]');
    return isBaking && picture && getComputedStyle(picture).opacity === "0";
  });
  await demo.getByRole("radio", { name: "Ice cream sale" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(demo.getByRole("radio", { name: "Coffee launch" })).toBeChecked();
  await hiddenWhileBaking;
  await expect(demo.getByText("Ready", { exact: true })).toBeVisible();
  await expect(finished).toHaveCSS("opacity", "1");
  await expect(demo.getByText("launch our coffee, for people who hate mondays")).toBeVisible();
  await expect(demo.locator("mark")).toHaveText(["one cup in a pool of warm light", "“Monday has a mute button.”"]);
  await expect(demo.locator("[aria-live=polite]")).toHaveText(/mute button\.” Ready: Coffee ad/);
});

test("for whoever wants less motion a sample is finished at once", async ({ page }) => {
  const demo = await openSamples(page);
  const stateAfterClick = await demo.getByRole("radio", { name: "Sad marketer meme" }).evaluate((radio) => {
    (radio as HTMLInputElement).click();
    return new Promise((resolve) =>
      requestAnimationFrame(() => resolve(document.querySelector(".demo-state")?.textContent)),
    );
  });
  expect(stateAfterClick).toBe("Ready");
  await expect(demo.getByRole("img", { name: /Meme with a starry-eyed pigeon/ })).toBeVisible();
});

test("for whoever wants less motion the banana throws nothing", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await button(page, "Throw confetti").click();
  await button(page, "Throw confetti").press("Enter");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("confetti"))).toEqual([]);
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`maker and directory badge are shown when named, and move nothing when they come late, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    let answer = () => {};
    await nameTheMaker(page, new Promise((resolve) => (answer = resolve)));
    await page.goto("/");
    const headline = page.getByRole("heading", { level: 1 });
    await expect(headline).toBeVisible();
    const badge = page.getByRole("link", { name: "Featured on Toast Directory" });
    await expect(badge).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.locator("#examples").boundingBox();
    answer();
    await expect(badge).toHaveAttribute("href", "https://directory.example/bananabread");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Made by @june" })).toBeVisible();
    expect(await page.locator("#examples").boundingBox()).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
  });
}

test("without a maker and a directory there is no trace of either", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByText("Featured on")).toHaveCount(0);
  await expect(page.getByText("Made by")).toHaveCount(0);
});

test("the keyboard reaches everything in reading order, and can skip the bar", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const reached: string[] = [];
  for (let presses = 0; presses < 11; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    reached.push((await focused.getAttribute("aria-label")) ?? (await focused.innerText()));
  }
  expect(reached).toEqual([
    "Skip to content",
    "BananaBread",
    "Features",
    "Pricing",
    "Examples",
    "Sign In",
    "Get Started",
    "Throw confetti",
    "Get Lifetime Access",
    "See Examples",
    "Creatives passing by",
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Tab");
  await expect(button(page, "Throw confetti")).toBeFocused();
});
