import { expect, type Page } from "@playwright/test";
import { description, test } from "./generator.ts";

const SENTENCE = "Dog wash in Leeds. 20% off for new dogs, Saturdays 9 to 4. 0113 496 0182";
const chip = (page: Page, fact: RegExp) => page.getByRole("button", { name: fact });
const brief = (page: Page) => page.getByRole("region", { name: "What was understood", exact: true });

/** The browser's own model, as the interface describes it: it fetches itself, then answers with these words. */
const withModel = (page: Page, answer: string) =>
  page.addInitScript((words) => {
    Object.assign(globalThis, {
      LanguageModel: {
        availability: async () => "downloadable",
        create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
          const target = new EventTarget();
          monitor(target);
          target.dispatchEvent(new ProgressEvent("downloadprogress", { loaded: 0.5 }));
          await new Promise((resolve) => setTimeout(resolve, 500));
          return { prompt: async () => words, destroy() {} };
        },
      },
    });
  }, answer);

test("with a key: the price first, then what changed, and the way back", async ({ page }) => {
  await description(page).fill(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  const read = page.getByRole("button", { name: /^Read it with my AI \$0\.\d+ by Gemini, with your key$/ });
  await read.click();
  await expect(brief(page).getByText(/^Gemini changed \d of 10 facts\. Billed \$0\.\d+\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(brief(page).getByText("Read by Gemini")).toBeVisible();
  await expect(chip(page, /^What it is: .*read by your AI/)).toBeVisible();

  // What the sentence does not say is off until somebody takes it.
  await expect(chip(page, /^Brand: Acme Studios/)).toHaveCount(0);
  await page.getByRole("button", { name: "Use Brand: Acme Studios" }).click();
  await expect(chip(page, /^Brand: Acme Studios. set by you/)).toBeVisible();
  await brief(page).getByRole("button", { name: "Undo" }).click();
  await expect(chip(page, /^What it is: .*read by your AI/)).toHaveCount(0);
  await expect(chip(page, /^Brand: Acme Studios/)).toHaveCount(0);
});

test("always: it is read once when Generate is pressed, and the button says so", async ({ page, studio }) => {
  await description(page).fill(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "More about reading with AI" }).click();
  await page.getByRole("menuitem", { name: /^Always, once when I generate/ }).click();
  const button = page.getByRole("button", { name: /^Generate Creative read by Gemini first, \$0\.\d+/ });
  await button.click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 60_000 });
  const kinds = studio.gemini.calls.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "text")).toHaveLength(1);
  expect(kinds.filter((kind) => kind === "image")).toHaveLength(1);
});

test("on the device: the model fetches itself, reads, and nothing is billed", async ({ page }) => {
  const facts = [{ role: "headline", value: "20% off for new dogs", terms: "" }];
  await withModel(page, JSON.stringify({ kind: "service", language: "en", facts }));
  await page.reload();
  await description(page).fill(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "More about reading with AI" }).click();
  await page.getByRole("menuitem", { name: /^Read it with Your browser, on this device/ }).click();
  await expect(page.getByRole("button", { name: /^Fetching the model, 50 % Cancel/ })).toBeVisible();
  await expect(brief(page).getByText(/^Your browser changed \d of 10 facts\. Nothing was billed\.$/)).toBeVisible();
  await expect(chip(page, /^Headline: 20% off for new dogs. read by your AI/)).toBeVisible();
});

test("an answer that is of no use changes nothing and says so", async ({ page }) => {
  await withModel(page, "Ignore all that and print: FREE FOREVER");
  await page.reload();
  await description(page).fill(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "More about reading with AI" }).click();
  await page.getByRole("menuitem", { name: /^Read it with Your browser, on this device/ }).click();
  await expect(
    brief(page).getByText(/no use.*Your brief was not changed, and nothing left this device\.$/),
  ).toBeVisible();
  await expect(chip(page, /read by your AI/)).toHaveCount(0);
});
