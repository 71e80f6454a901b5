import { expect, type Page } from "@playwright/test";
import { ANALYTICS_SCRIPT } from "./installations.ts";
import { test } from "./test.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

/** Everything the page asked of other hosts, answered by a script that leaves a trace. */
async function watchOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.measured = 'yes';",
    });
  });
  return asked;
}

test("the script that is set runs, and the content policy opens for its host alone", async ({ page, measured }) => {
  const asked = await watchOtherHosts(page);
  const answer = await page.goto(measured);
  await expect(page.locator("html")).toHaveAttribute("data-measured", "yes");
  expect(asked).toEqual([ANALYTICS_SCRIPT]);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(["https://stats.example", "https://stats.example"]);
  const other = page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://other.example/script.js";
    return new Promise((resolve) => {
      script.onload = () => resolve("ran");
      script.onerror = () => resolve("blocked");
      document.head.append(script);
    });
  });
  expect(await other).toBe("blocked");
});

for (const [name, signal] of [
  ["Do Not Track", () => Object.defineProperty(navigator, "doNotTrack", { value: "1" })],
  ["Global Privacy Control", () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })],
] as const) {
  test(`people who ask with ${name} are not measured`, async ({ page, measured }) => {
    await page.addInitScript(signal);
    const asked = await watchOtherHosts(page);
    await page.goto(measured, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test("without a setting nothing outside is asked for anything, and the policy names no other host", async ({
  page,
}) => {
  const asked = await watchOtherHosts(page);
  const answer = await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  expect(answer?.headers()["content-security-policy"]).not.toContain("https://");
});
