// Walks the first five minutes in Chromium as a newcomer would: from the landing page to a downloaded creative with the
// key "demo", against the built product on a database of its own. Prints what it takes and saves the README's pictures.
// npm run demo-tour [-- folder]
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { createPlace } from "../tests/support/process.ts";
import { findChromium } from "./find-chromium.mjs";

const EMAIL = "june@loafworks.example";
const SENTENCE = "Sourdough subscription for busy families, first loaf free this week";

type Effort = { step: string; clicks: number; keys: number; seconds: number };

const [folder = "docs/pictures"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const place = await createPlace();
const server = await place.launch();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
});

const efforts: Effort[] = [];
try {
  const page = await browser.newPage({
    baseURL: place.url,
    viewport: { width: 1440, height: 900 },
    // No screenshot may show an animation half-way.
    reducedMotion: "reduce",
  });
  await walk(page);
} finally {
  await browser.close();
  await server.kill("SIGTERM");
  await place.remove();
}
report();

async function walk(page: Page) {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await picture(page, "landing");

  await step("Ask for a magic link", async (hand) => {
    await hand.click(page.getByRole("button", { name: "Get Lifetime Access" }).first());
    await page.getByLabel("Email").waitFor();
    await hand.type(page, EMAIL);
    await hand.press(page, "Enter");
    await page.getByRole("heading", { name: "Magic Link Sent!" }).waitFor();
  });
  await step("Open it from the mailbox", async (hand) => {
    await hand.click(page.getByRole("link", { name: "Open the local mailbox" }));
    await hand.click(page.getByRole("link", { name: `To ${EMAIL}` }));
    await hand.click(page.getByRole("link", { name: "Open link" }));
    // A visitor who asked for access on the landing page is taken to the checkout automatically.
    await page.getByRole("heading", { name: "Pay", exact: true }).waitFor();
  });
  await step("Pay at the test checkout", async (hand) => {
    await hand.click(page.getByRole("button", { name: /^Pay \$97/ }));
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  });
  await step("Switch on the built-in composer", async (hand) => {
    await hand.click(page.getByRole("link", { name: "Go to Dashboard" }));
    await hand.click(page.getByRole("button", { name: "Use the built-in composer" }));
    await page.getByText("1 of 3 done").waitFor();
  });
  await step("Describe and generate", async (hand) => {
    await hand.click(page.getByRole("textbox", { name: "Describe an ad or a meme in one sentence" }));
    await hand.type(page, SENTENCE);
    await hand.press(page, "Enter");
    await page.getByText("Ready", { exact: true }).waitFor({ timeout: 60_000 });
  });
  await picture(page, "generate");
  await step("Download it", async (hand) => {
    const download = page.waitForEvent("download");
    await hand.click(page.getByRole("button", { name: "Download" }));
    const file = await (await download).path();
    const { width, height, format } = await sharp(file).metadata();
    console.log(
      `A ${format} of ${width} × ${height} pixels, ${Math.round(statSync(file).size / 1024)} kB, is on disk.\n`,
    );
  });
  for (const [name, path, heading] of [
    ["home", "/dashboard", "What are we baking today?"],
    ["settings", "/dashboard/settings", "Settings"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await picture(page, name);
  }
}

/** One step of the tour: counts mouse and key actions, and measures how long they take. */
async function step(name: string, go: (hand: ReturnType<typeof newHand>) => Promise<void>) {
  const hand = newHand();
  const startedAt = performance.now();
  await go(hand);
  efforts.push({ step: name, ...hand.counted, seconds: (performance.now() - startedAt) / 1000 });
}

function newHand() {
  const counted = { clicks: 0, keys: 0 };
  return {
    counted,
    async click(target: Locator) {
      await target.click();
      counted.clicks += 1;
    },
    async type(page: Page, text: string) {
      await page.keyboard.type(text);
      counted.keys += text.length;
    },
    async press(page: Page, key: string) {
      await page.keyboard.press(key);
      counted.keys += 1;
    },
  };
}

/** Takes the screenshot once everything has loaded and no toast is in the way. */
async function picture(page: Page, name: string) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  if (await dismiss.isVisible()) await dismiss.click();
  const bytes = await page.screenshot({ animations: "disabled" });
  await sharp(bytes)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

function report() {
  const rows = [...efforts, total()].map(({ step: name, clicks, keys, seconds }) =>
    [
      name.padEnd(34),
      String(clicks).padStart(6),
      String(keys).padStart(10),
      `${seconds.toFixed(1)} s`.padStart(8),
    ].join(" "),
  );
  console.log(
    [`${"Step".padEnd(34)} ${"Clicks".padStart(6)} ${"Keystrokes".padStart(10)} ${"Time".padStart(8)}`, ...rows].join(
      "\n",
    ),
  );
}

function total(): Effort {
  const sum = (of: "clicks" | "keys" | "seconds") => efforts.reduce((all, effort) => all + effort[of], 0);
  return { step: "From landing page to file", clicks: sum("clicks"), keys: sum("keys"), seconds: sum("seconds") };
}
