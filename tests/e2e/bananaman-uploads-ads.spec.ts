import { expect } from "@playwright/test";
import { choose, row, rows, uploadButton } from "./ads-upload.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

// One after the other in one worker: they share an installation, which takes seconds to start.
test.describe.configure({ mode: "default" });

test("Bananaman looks at a file before it goes in, stops, comes back and finds every row", async ({ openOffice }) => {
  const page = await openOffice("/dashboard/ads-upload");
  const problems = watchConsole(page);
  await choose(page, rows(1, "A"), "picture.png", "image/png");
  await expect(page.getByRole("alert")).toContainText("Invalid File. Please select a valid CSV file.");
  await choose(page, [], "empty.csv", "application/vnd.ms-excel");
  await expect(page.getByRole("alert")).toContainText("Upload Failed. No valid data found in CSV file");

  const lines = rows(284, "Tallyo");
  lines[2] = "Kibbo,,LinkedIn,Pets,,,,,";
  lines[5] = lines[1] ?? "";
  lines[6] = row("Fernhill", "http://fernhill.example/q.png");
  await choose(page, lines);
  await expect(page.getByText("284 rows, 31.1 kB, read as UTF-8")).toBeVisible();
  await expect(page.getByText("No image_url. This row is left out.")).toBeVisible();
  await expect(page.getByText("Same as row 3. Adds none.")).toBeVisible();
  await expect(page.getByText("image_url is not https. The picture may not load.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show only the 3 with something to say" }).click();
  await expect(page.getByRole("row", { name: /Tallyo 0/ })).toHaveCount(0);

  // Stopped on purpose, then the tab is closed. The file is chosen again in another one.
  let batches = 0;
  await page.route("**/functions/v1/upload-ads", (route) => {
    batches += 1;
    // The fourth is never answered.
    return batches > 3 ? undefined : route.continue();
  });
  await expect(uploadButton(page)).toHaveText("Upload 282 rows");
  await uploadButton(page).click();
  await expect(page.getByText("Batch 4 of 29, 10 rows each.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("30 rows arrived and stay.")).toBeVisible();
  expect(problems).toEqual([]);
  await page.context().close();

  const phone = await openOffice("/dashboard/ads-upload", 390);
  await choose(phone, lines);
  await expect(
    phone.getByText(/An upload of this file stopped on .* after 30 rows\. It goes on from there\./),
  ).toBeVisible();
  await expectNothingSideways(phone);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Resume with 252 rows" }).click();
  await expect(phone.getByText("Upload completed: 282 successful, 0 failed")).toBeVisible({ timeout: 60_000 });
  await expect(phone.getByText("Upload Complete!")).toBeVisible();
  await phone.getByRole("link", { name: "See them in Ads Swipe" }).click();
  await expect(phone.getByText("Tallyo 0").first()).toBeVisible();
});

test("an upload is taken back as a whole, and restored", async ({ openOffice }) => {
  const page = await openOffice("/dashboard/ads-upload");
  await choose(page, rows(12, "Driftly"), "wrong.csv", "");
  await uploadButton(page).click();
  await expect(page.getByText("Upload completed: 12 successful, 0 failed")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/ads-upload/history?search=wrong");
  await page.getByRole("button", { name: "Undo wrong.csv" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Undo wrong.csv?" });
  await expect(dialog.getByText("12 ads leave Ads Swipe now, for everybody.")).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await dialog.getByLabel("Reason").fill("Wrong file");
  await dialog.getByRole("button", { name: "Undo, take back 12 ads" }).click();
  await expect(page.getByText("12 ads taken back")).toBeVisible();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  await expectNothingSideways(page);
  await page.getByRole("main").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("12 ads restored")).toBeVisible();
  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
});
