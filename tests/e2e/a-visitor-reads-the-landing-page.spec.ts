import { expect, type Locator, type Page } from "@playwright/test";
import { offerWords } from "../../src/shared/offer-words.ts";
import type { PublicConfig } from "../../src/web/session/is-public-config.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const topBar = (page: Page) => page.getByRole("banner");

/** Answers like an installation that names its maker and the directory that lists it. */
async function nameTheMaker(page: Page, after: Promise<void> = Promise.resolve()) {
  await page.route("**/config.json", async (route) => {
    await after;
    await route.fulfill({
      json: {
        publishableKey: "sb_publishable_x",
        priceId: "price_test",
        analyticsScriptUrl: null,
        directoryBadge: { text: "Toast Directory", url: "https://directory.example/bananabread" },
        maker: { text: "@june", url: "https://social.example/june" },
        supportEmail: "help@loafworks.test",
        localMailbox: null,
        launchDate: "2026-11-15",
        storageLimitBytes: 5 * 1024 ** 3,
        offer: offerWords({ refundDays: 14, storageLimitBytes: 5 * 1024 ** 3 }),
      } satisfies PublicConfig,
    });
  });
}

test("every part is there, in the order in which the page sells", async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto("/");
  const headings = page.getByRole("main").getByRole("heading");
  await expect(headings).toHaveText([
    "Generate Epic Ads in Seconds",
    "Type like a human.Ship like an agency.",
    "The whole bakery, not just the oven",
    "Six ad types, one sentence",
    "280+ swipe files",
    "Five formats, cut to the pixel",
    "Your key, your cost",
    "Three steps, no oven mitts",
    "Choose type",
    "Describe it",
    "Go viral",
    "A creative director that never sighs",
    "Smart enhancement",
    "Creative rerolls",
    "Viral results",
    "Pay once. Bake forever.",
    "Lifetime access",
    "The small print,in large print",
    "Which AI service do I need?",
    "What does one picture cost there?",
    "Will a free key do?",
    "Will it put words in my mouth?",
    "Did it make the ads on this page?",
    "What if I don’t like it?",
    "Lifetime. Whose life?",
    "What do you store, and where?",
    "Can my team use it? Can we host it ourselves?",
    "Who owns what I bake?",
    "Still reading? That is usually a yes.",
    "Your next ad is one sentence away.",
  ]);
  await expect(button(page, "Get Lifetime Access")).toBeVisible();
  await expect(button(page, "See Examples")).toBeVisible();
  await expect(button(page, "Get BananaBread for $97")).toBeVisible();
  const footer = page.getByRole("contentinfo").getByRole("link");
  await expect(footer).toHaveText(["Features", "Pricing", "Examples", "Terms", "Privacy", "Contact"]);
  // Pictures further down load when they are needed, and all of them load: decode fails for one that did not.
  await expect(() =>
    page.locator("main img").evaluateAll(async (pictures: HTMLImageElement[]) => {
      for (const picture of pictures) {
        picture.scrollIntoView();
        await picture.decode();
      }
    }),
  ).toPass({ timeout: 60_000 });
  expect(problems).toEqual([]);
});

test("the pricing card keeps the promises of the offer", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("#pricing");
  await expect(card.getByText("$97")).toBeVisible();
  await expect(card.getByText("one time")).toBeVisible();
  await expect(card.getByText("Best Value")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText([
    "Unlimited creatives",
    "280+ swipe files",
    "90+ meme templates",
    "Lifetime updates",
    "Cloud storage under fair use",
  ]);
  await expect(card.getByText("Money back within 14 days of paying.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Get Started" })).toBeEnabled();
});

test("the three buttons of the top bar, See Examples and the footer lead to their sections", async ({ page }) => {
  await page.goto("/");
  for (const [label, id] of [
    ["Features", "features"],
    ["Pricing", "pricing"],
    ["Examples", "examples"],
  ] as const) {
    await topBar(page).getByRole("button", { name: label }).click();
    await expectArrived(page.locator(`#${id}`));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
    await expectArrived(page.locator(`#${id}`));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }
  await button(page, "See Examples").click();
  await expectArrived(page.locator("#examples"));
});

/** At the top of the window, below the bar, and the next Tab goes on from there. */
async function expectArrived(section: Locator) {
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThanOrEqual(73);
  await expect(section).toBeFocused();
}

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

/** How far the gallery moves in a few frames, in pixels. */
function travelled(page: Page): Promise<number> {
  return page.locator(".strip-track").evaluate(async (track) => {
    const before = track.getBoundingClientRect().x;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Math.abs(track.getBoundingClientRect().x - before);
  });
}

test("the gallery passes by in 25 seconds and stops under the pointer, on focus and by its button", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Creatives passing by" });
  await expect(gallery.getByRole("img")).toHaveCount(5);
  const track = page.locator(".strip-track");
  expect(await track.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(25_000);
  // The second five follow seamlessly: half of the track is one round.
  expect(
    await track.evaluate(({ children: [first, second], scrollWidth }) => [
      first?.innerHTML.match(/src="[^"]+"/g)?.join() === second?.innerHTML.match(/src="[^"]+"/g)?.join(),
      Math.abs(Math.round((first?.getBoundingClientRect().width ?? 0) * 2 - scrollWidth)),
    ]),
  ).toEqual([true, 0]);
  await expect.poll(() => travelled(page)).toBeGreaterThan(0);

  await gallery.hover();
  await expect.poll(() => travelled(page)).toBe(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => travelled(page)).toBeGreaterThan(0);

  await gallery.focus();
  await expect.poll(() => travelled(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect.poll(() => travelled(page)).toBeGreaterThan(0);

  await expect(button(page, "Pause the gallery")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Play the gallery")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => travelled(page)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(button(page, "Pause the gallery")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => travelled(page)).toBeGreaterThan(0);
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

test("the banana throws confetti, fetched only when somebody reaches for it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const problems = watchConsole(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched.filter((url) => url.includes("confetti"))).toEqual([]);
  await expect(page.locator("canvas")).toHaveCount(0);
  await button(page, "Throw confetti").click();
  await expect(page.locator("body > canvas")).toBeVisible();
  expect(fetched.filter((url) => url.includes("confetti"))).toHaveLength(1);
  expect(problems).toEqual([]);
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

test("on a phone the bar says Start, and a menu has the rest", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await nameTheMaker(page);
  await page.goto("/");
  await expect(topBar(page).getByRole("button", { name: "Start", exact: true })).toBeVisible();
  for (const name of ["Get Started", "Sign In", "Features", "Pricing", "Examples"]) {
    await expect(topBar(page).getByRole("button", { name, exact: true })).toBeHidden();
  }
  const opener = button(page, "Menu");
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("button")).toHaveText(["Features", "Pricing", "Examples", "Sign In"]);
  await expect(menu.getByRole("link", { name: "by @june" })).toHaveAttribute("href", "https://social.example/june");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Features" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole("button", { name: "Pricing" }).click();
  await expect(menu).toBeHidden();
  await expectArrived(page.locator("#pricing"));
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

test("a button pressed before the scripts are there is not forgotten", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await button(page, "Sign In").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: /Welcome!/ })).toBeVisible();
});

/** The app does not run until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
