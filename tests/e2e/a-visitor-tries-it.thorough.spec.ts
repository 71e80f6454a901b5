import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";
import { BAKED, button, field, open, posters, section } from "./try-section.ts";

test("on a phone and by keyboard alone, and while somebody types nothing is asked of any server", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page).focus();
  // Loaded on focus, before a letter is typed.
  await expect(section(page).locator("[data-hot]")).toBeVisible(BAKED);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.keyboard.type("Two cups for");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type(" $3");
  await expect(field(page)).toHaveValue("Two cups for $3");
  expect(asked).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(section(page).getByText(/^3 ideas in/)).toBeVisible(BAKED);
  await expectNothingSideways(page);
  await page.keyboard.press("Tab");
  await expect(button(page, "Bake 3 more")).toBeFocused();
  // What was understood comes next, and then the ideas.
  const facts = section(page).getByRole("region", { name: "What was understood" });
  await expect(facts.getByRole("button").first()).toBeVisible();
  for (const fact of await facts.locator("button, select").all()) {
    await page.keyboard.press("Tab");
    await expect(fact).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(button(page, /^Keep this/).first()).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expectNothingSideways(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, /^Keep this/).first()).toBeFocused();
});

test("before anything is typed there are finished ads to look at, which load no oven", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const problems = watchConsole(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole("img", { name: /The skyline: “Mudlark washes muddy dogs”/ })).toBeVisible();
  // They change by themselves, until one is chosen.
  await expect(section(page).getByRole("img", { name: /The wall: “Night-shift baker”/ })).toBeVisible();
  await button(page, "Tiny gig").click();
  await expect(section(page).getByRole("img", { name: /The overprint: “Paper Lanterns live”/ })).toBeVisible();
  await expect(field(page)).toHaveAttribute("placeholder", /^Paper Lanterns live/);
  expect(asked.filter((url) => url.includes("pantry"))).toEqual([]);
  await expectAccessible(page, "#try");
  expect(problems).toEqual([]);
});

test("for whoever wants less motion the examples stand still", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(30_000);
  await expect(button(page, "Dog groomer")).toHaveAttribute("aria-pressed", "true");
});

test("too long a sentence is told apart at once, with its length", async ({ page }) => {
  await open(page);
  await field(page).fill("🍋".repeat(241));
  await expect(section(page).getByRole("alert")).toContainText("It has 241 characters; 240 is the limit here.");
  await expect(button(page, "Bake 3 ideas")).toHaveAttribute("aria-disabled", "true");
  await field(page).press("Enter");
  await expect(posters(page)).toHaveCount(0);
  await expectAccessible(page, "#try");
  await field(page).fill("🍋".repeat(240));
  await expect(section(page).getByRole("alert")).toHaveCount(0);
});

test("where the oven cannot run, the samples stand in, by keyboard alone and with their explanation", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByText("This browser cannot run the oven")).toBeVisible();
  await expect(section(page).getByRole("radio")).toHaveCount(3);
  await section(page).getByRole("radio", { name: "Ice cream sale" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(section(page).getByRole("img", { name: /Monday has a mute button/ })).toBeVisible();
  await expectAccessible(page, "#try");
});
