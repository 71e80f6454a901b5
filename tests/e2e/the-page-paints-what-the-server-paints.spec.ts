import { expect } from "@playwright/test";
import type { Scene } from "../../src/engine/scene/scene.ts";
import type { Format } from "../../src/shared/formats.ts";
import { expectSamePixels, expectSamePreset, openOven, SCENES, sample } from "./oven-page.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

test("a scene in each format has the same pixels in the page and on the server", async ({ page }) => {
  const problems = watchConsole(page);
  await openOven(page);
  for (const [format, scenes] of Object.entries(SCENES) as [Format, readonly Scene[]][])
    await expectSamePixels(page, format, scenes.slice(0, 1));
  expect(problems).toEqual([]);
});

test("a picture for a platform has the same pixels in the page and on the server", async ({ page }) => {
  const problems = watchConsole(page);
  await openOven(page);
  await expectSamePreset(page, "x-card", sample("melt"));
  await expectSamePreset(page, "pinterest-pin", sample("card"));
  await expectSamePreset(page, "gdn-300x250", sample("street"));
  await expectSamePreset(page, "gdn-970x250", { ...sample("overlay"), photo: "stored" });
  await expectSamePreset(page, "gdn-160x600", sample("wall"));
  expect(problems).toEqual([]);
});

test("a device with too little memory is told at once, and fetches nothing", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 1 }));
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/dev/oven");
  await page.getByLabel("Scene as JSON").fill(JSON.stringify(sample("melt")));
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("This browser cannot paint pictures itself.");
  expect(fetched.filter((url) => url.includes("/pantry/"))).toEqual([]);
});
