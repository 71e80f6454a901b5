import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import { STORAGE_KEY } from "../../src/web/lib/storage.ts";
import type { Person } from "./signed-in.ts";

export const STUDIO = "/dashboard/studio?version=";

type Place = { url: string | undefined; state: Person["state"] };

/** A creative of somebody who lets the composer make them; returns its version. */
export async function bakeFor(place: Place, prompt = "Rye bread from the wood oven", type = "meta"): Promise<string> {
  const answer = await askAs(place, "generate-creative", { prompt, type, requestId: randomUUID() });
  return String(answer.creative_id);
}

/** A version of theirs with a headline, a subline, a button and a logo; the composer would choose a layout anew each time. */
export async function designFor(place: Place): Promise<string> {
  const scene = SAMPLE_SCENES.find(({ layout }) => layout === "split");
  const change = { kind: "design", did: ["Layout: Split"] };
  const source = await bakeFor(place);
  const answer = await askAs(place, "save-version", { id: randomUUID(), source, scene, format: "1:1", change });
  return String(answer.creative_id);
}

/** The studio, with a creative of whoever has access. */
export async function studioOf(place: Place): Promise<string> {
  await askAs(place, "save-api-key", { api_key: "demo" });
  return STUDIO + (await designFor(place));
}

async function askAs({ url, state }: Place, name: string, body: object): Promise<Record<string, unknown>> {
  const kept = state.origins.flatMap(({ localStorage }) => localStorage);
  const { access_token } = JSON.parse(kept.find(({ name: key }) => key === STORAGE_KEY)?.value ?? "{}");
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The finished picture of what is edited, as it will be saved. */
export const finished = (page: Page) =>
  expect(page.locator(".bench-picture[data-whole]")).toBeVisible({ timeout: 60_000 });

export const chip = (page: Page) => page.getByRole("banner").getByRole("status");

/** Everything is laid out and painted, and kept in the browser. */
export async function atRest(page: Page) {
  await expect(chip(page)).toHaveText("Draft saved in this browser");
  await finished(page);
}

export const format = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Formats" }).getByRole("button", { name: new RegExp(`^${name}`) });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const words = (page: Page, name: string) =>
  page.getByRole("region", { name: "Words" }).getByRole("textbox", { name, exact: true });
export const saveButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Save version" });
export const saving = (page: Page) => page.getByRole("dialog", { name: "Save a version" });
/** Other layouts that were found so far. */
export const layouts = (page: Page) =>
  page
    .getByRole("region", { name: /^Layout: / })
    .getByRole("listitem")
    .getByRole("button");

/** Every layer that is seen, with its words and its place on the page. */
export const layersSeen = (page: Page) =>
  page
    .locator("[data-hit]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("aria-label")} ${one.getAttribute("style")}`));

/** The pixels of the finished picture. */
export const pixels = (page: Page) =>
  page.locator(".bench-whole").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Moves the focus with the Tab key. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the ${key} key does not reach ${target}`);
}
