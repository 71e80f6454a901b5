import { expect } from "@playwright/test";
import { expectServersPreview, LACKS } from "./server-preview.ts";
import { test } from "./test.ts";

test("a browser without WebAssembly shows the preview while typing, painted by the server", async ({
  openAs,
  member,
}) => {
  await expectServersPreview(await openAs(member, "/"), "without WebAssembly");
});

test("whoever has no access is told so, and nothing is painted", async ({ openAs, newcomer }) => {
  const page = await openAs(newcomer, "/");
  await page.addInitScript(LACKS["without WebAssembly"]);
  await page.goto("/dev/kit/scene");
  await expect(page.getByText("This needs lifetime access. Nothing was charged.")).toBeVisible();
});
