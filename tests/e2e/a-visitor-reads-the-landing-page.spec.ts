import { expect, type Page } from "@playwright/test";
import { button, expectArrived, nameTheMaker, PHONE, topBar, travelled } from "./landing-page.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

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

test("a button pressed before the scripts are there is not forgotten", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await button(page, "Sign In").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: /Welcome!/ })).toBeVisible();
});

test("a menu opened before the scripts are there stays open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await nameTheMaker(page);
  const release = await holdScripts(page);
  await page.goto("/");
  await button(page, "Menu").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  release();
  // Only the scripts know who made it.
  await expect(menu.getByRole("link", { name: "by @june" })).toBeVisible();
  await menu.getByRole("button", { name: "Sign In" }).click();
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
