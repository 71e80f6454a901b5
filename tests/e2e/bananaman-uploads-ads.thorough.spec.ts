import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { choose, row, rows, uploadButton } from "./ads-upload.ts";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

// One after the other in one worker: they share an installation, which takes seconds to start.
test.describe.configure({ mode: "default" });

test("a batch that the database refuses is named, its other rows go in one by one, the last is mended", async ({
  office,
  openOffice,
}) => {
  // A rule of the database that the page knows nothing of.
  await office.query(`create or replace function private.refuse_sour() returns trigger language plpgsql as $$
    begin if new.name = 'Sour' then raise exception 'too sour' using errcode = '22001'; end if; return new; end $$`);
  await office.query(`create trigger refuse_sour before insert on public.ads_swipe
    for each row execute function private.refuse_sour()`);
  const page = await openOffice("/dashboard/ads-upload");
  const lines = rows(25, "Solene");
  lines[13] = row("Sour");
  await choose(page, lines, "solene.csv");
  await page.route(
    "**/functions/v1/upload-ads",
    (route) => route.fulfill({ status: 500, json: { success: false, code: "internal", error: "The oven is cold." } }),
    { times: 1 },
  );
  await uploadButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Batch 1: The oven is cold. Nothing has arrived yet.");
  await page.getByRole("button", { name: "Resume with 25 rows" }).click();
  await expect(page.getByText("Upload completed: 15 successful, 10 failed")).toBeVisible();
  await expect(page.getByText("Batch 2: A row holds text that cannot be stored.")).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Failed rows as CSV" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain('"Sour","https://cdn.example/Sour.png"');
  await page.getByRole("button", { name: "Try the rows one by one" }).click();
  await expect(page.getByText("Upload completed: 24 successful, 1 failed")).toBeVisible();

  await page.getByRole("link", { name: "Past uploads" }).click();
  const upload = page.getByRole("listitem").filter({ hasText: "solene.csv" });
  await expect(upload.getByText("1 row failed")).toBeVisible();
  await upload.getByRole("button", { name: "Rows of solene.csv that did not go in" }).click();
  await upload.getByRole("button", { name: "Edit row 15" }).click();
  const dialog = page.getByRole("dialog", { name: "Row 15" });
  await dialog.getByLabel("name").fill("Sweet");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Add row 15" }).click();
  await expect(page.getByText("1 row added")).toBeVisible();
  await expect(upload.getByText("Complete")).toBeVisible();
  await expectAccessible(page);
  await office.query("drop trigger refuse_sour on public.ads_swipe");
});
