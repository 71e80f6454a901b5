import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { box, opened, PATH } from "./meme-editor.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const top = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });

test("words are typed into the boxes, seen at once, saved, downloaded, and changed again from the gallery", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, `${PATH}gerald-paddles`);
  const problems = watchConsole(page);
  await opened(page);
  await expect(top(page, "Save")).toBeDisabled();
  await box(page, "Above").fill("All good!");
  await box(page, "Below").fill("It is not");
  await expect(page.getByText("Fits on 1 line").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await top(page, "Download").click();
  const file = await (await downloading).path();
  expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1080, format: "png" });

  await top(page, "Save").click();
  await expect(page.getByText("Meme Saved! 🍌")).toBeVisible();
  await expect(top(page, "Saved")).toBeDisabled();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("dialog")).toContainText("All good! / It is not");

  await page.getByRole("dialog").getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(/memes\/create\?creative=/);
  await opened(page);
  await expect(box(page, "Above")).toHaveValue("All good!");
  await box(page, "Below").fill("It was not");
  await top(page, "Save").click();
  await expect(page.getByText("Meme Saved! 🍌")).toBeVisible();
  await page.goto(`${PATH}gerald-paddles`);
  await opened(page);
  await expect(box(page, "Above")).toHaveValue("");
  expect(problems).toEqual([]);
});

test("what was written is there again after a reload, can be undone and redone, and started over", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, `${PATH}free-trial`);
  await opened(page);
  await box(page, "Box").fill("Free");
  await box(page, "Jack").fill("Not free");
  await page.keyboard.press("Control+z");
  await expect(box(page, "Jack")).toHaveValue("");
  await page.keyboard.press("Control+Shift+z");
  await expect(box(page, "Jack")).toHaveValue("Not free");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.reload();
  await opened(page);
  await expect(box(page, "Box")).toHaveValue("Free");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(box(page, "Box")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Start over" })).toBeDisabled();
  await page.keyboard.press("Control+z");
  await expect(box(page, "Box")).toHaveValue("Free");
});

test("a suggestion is one click away, and one undo; another template takes the captions along", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, `${PATH}no-worries`);
  await opened(page);
  await top(page, "Suggest captions").click();
  await page.getByRole("textbox", { name: "What is the joke about?" }).fill("coffee");
  await page.keyboard.press("Enter");
  const suggestions = page.getByRole("region", { name: "Suggest captions" }).getByRole("listitem");
  await expect(suggestions.nth(5)).toBeVisible();
  await suggestions.first().getByRole("button").click();
  await page.getByRole("button", { name: "Back to the captions" }).click();
  await expect(box(page, "Says")).not.toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(box(page, "Says")).toHaveValue("");

  await box(page, "Says").fill("“Sure!”");
  await box(page, "Thinks").fill("Never");
  await top(page, "Change template, keep the captions").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Search templates" }).fill("Gerald Paddles");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Gerald Paddles/ })
    .click();
  await expect(box(page, "Above")).toHaveValue("“Sure!”", { timeout: 30_000 });
  await expect(box(page, "Below")).toHaveValue("Never");
});

test("boxes are added, moved by keys, styled and removed", async ({ openAs, member }) => {
  const page = await openAs(member, `${PATH}office-hours`);
  await opened(page);
  await page.getByRole("button", { name: "Add box" }).click();
  const added = box(page, "Text 2");
  await expect(added).toHaveValue("Your words");
  await added.fill("سعيد 🙂");
  await page.getByRole("button", { name: "Capitals" }).click();
  await page.getByRole("textbox", { name: "Angle in degrees" }).fill("12");
  await page.keyboard.press("Enter");
  const layer = page.locator('[data-hit="text-2"]');
  await layer.focus();
  const before = await layer.boundingBox();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await layer.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await page.getByRole("button", { name: "Remove box" }).click();
  await expect(added).toHaveCount(0);
});

test("a picture of one's own is captioned, and is there again after a reload", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/memes");
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#3f7fd6" } })
    .jpeg()
    .toBuffer();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Use your own picture" }).click();
  await (await choosing).setFiles({ name: "sky.jpg", mimeType: "image/jpeg", buffer: photo });
  await opened(page);
  await box(page, "Top").fill("Nothing but sky");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.reload();
  await opened(page);
  await expect(box(page, "Top")).toHaveValue("Nothing but sky");
  await top(page, "Save").click();
  await expect(page.getByText("Meme Saved! 🍌")).toBeVisible();
});
