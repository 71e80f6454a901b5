import { expect } from "@playwright/test";
import { test } from "./at-the-generator.ts";
import { description, generate, ready } from "./generator.ts";
import { expectAccessible } from "./page-problems.ts";

const DOGS = "A muddy dog in a tub. “Bring us the mud.” First bath half price. Button: Book a bath";

test("an idea is chosen with its picture still to come; the service paints that alone, and new words are free", async ({
  openGenerator,
  studio,
}) => {
  const page = await openGenerator({ words: "ours" });
  await description(page).fill(DOGS);
  const ours = page.getByRole("radio", { name: /^Set by us/ });
  const drawn = page.getByRole("radio", { name: /^Drawn by the AI/ });
  await expect(ours).toBeChecked();
  await expect(page.getByText("Only the picture is still missing")).toBeVisible();
  await page.getByText("What Gemini is asked for").click();
  const asked = page.getByRole("group").filter({ hasText: "What Gemini is asked for" });
  await expect(asked).toContainText("A muddy dog in a tub.");
  await expect(asked).not.toContainText("Bring us the mud");
  await expectAccessible(page);

  const idea = page.getByRole("radiogroup", { name: "Ideas" }).getByRole("radio").nth(1);
  await idea.check({ force: true, timeout: 60_000 });
  const prompt = (await asked.getByRole("paragraph").innerText()).trim();
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  const [sent] = studio.gemini.calls.filter(({ kind }) => kind === "image");
  expect(sent?.kind === "image" && sent.text).toBe(prompt);

  await page.getByRole("article").getByRole("button", { name: /^Edit/ }).click();
  await description(page).fill('headline: "Bring us the sand."');
  await generate(page).click();
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeVisible({ timeout: 60_000 });
  expect(studio.gemini.calls.filter(({ kind }) => kind === "image")).toHaveLength(1);

  await page.getByRole("button", { name: "Generate New" }).click();
  await drawn.check({ force: true });
  await expect(page.getByText("An image model draws letters as shapes.")).toBeVisible();
  await page.reload();
  await expect(drawn).toBeChecked();
});
