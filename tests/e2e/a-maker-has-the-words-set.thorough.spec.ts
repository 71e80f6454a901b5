import { expect } from "@playwright/test";
import { pictureAnswer } from "../stand-ins/gemini/answers.ts";
import { pictureWithLettering } from "../support/picture-with-lettering.ts";
import { test } from "./at-the-generator.ts";
import { description, generate, made, ready, tool } from "./generator.ts";
import { expectAccessible } from "./page-problems.ts";

test("lettering in the picture is pointed out, and it is made again, or for another size, at a price that is said", async ({
  openGenerator,
  studio,
}) => {
  test.slow();
  const page = await openGenerator({ words: "ours" });
  const paid = () => studio.gemini.calls.filter(({ kind }) => kind === "image");
  studio.gemini.next({ answer: pictureAnswer(await pictureWithLettering()) });
  await description(page).fill("A muddy dog in a tub. “Bring us the mud.” First bath half price.");
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await expect(made(page).getByText("There may be lettering in the picture itself.")).toBeVisible();
  await expectAccessible(page);
  expect(paid()).toHaveLength(1);
  await made(page)
    .getByRole("button", { name: /^Make it again without, about \$/ })
    .click();
  await expect(page.getByText("It stands among its versions.")).toBeVisible({ timeout: 60_000 });
  expect(paid()).toHaveLength(2);

  await tool(page, "All sizes").click();
  await page.getByRole("button", { name: /^Make it anew in 9:16, about \$/ }).click({ timeout: 60_000 });
  await expect.poll(() => paid().length, { timeout: 60_000 }).toBe(3);
  const last = paid().at(-1);
  expect(last?.kind === "image" && last.body.generationConfig.imageConfig.aspectRatio).toBe("9:16");
  await tool(page, "Versions").click();
  await expect(page.getByRole("list", { name: "Versions, newest first" }).getByRole("listitem")).toHaveCount(3, {
    timeout: 60_000,
  });
});
