import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

const PORT = process.env.E2E_PORT ?? "4310";
// Handed on to the workers, which read this file again: a test may have to reach the server's database.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "bananabread-e2e-"));

/** Every theme and width, long matrices, rare failures: what a change seldom breaks. */
const THOROUGH = "**/*.thorough.spec.ts";
/** In another set-up everything runs, since nothing of it has been proven there. */
const chosen = process.env.E2E_SETUP ? {} : process.env.THOROUGH ? { testMatch: THOROUGH } : { testIgnore: THOROUGH };

const UNUSED_FEATURES = [
  // Chromium paints two pages behind the address bar of every window, though nobody sees one here.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // For every test it starts a second process, for a page that may come next and never does.
  "SpareRendererForSitePerProcess",
  // What Playwright 1.65 turns off itself, since Chromium listens to the last list only. Look again when it is upgraded.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/e2e",
  ...chosen,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // One more than the two cores we count on, because a test also waits: for answers, and between two looks at the page.
  workers: 3,
  fullyParallel: true,
  // One chance of a race on a busy machine among so many tests would hide all other results. What passes only the second
  // time is listed as flaky at the end, and is a fault to mend.
  retries: 1,
  // Generous, because a busy machine is not a broken page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A failure says which step it was and how the page looked. For every step of it:
    // `npx playwright test --trace retain-on-failure <file>`, which takes a fifth longer.
    trace: "off",
    screenshot: "only-on-failure",
    // The landing page moves for ever, and a machine without graphics has better things to do.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${UNUSED_FEATURES.join(",")}`,
      ],
    },
  },
  webServer: {
    command: process.env.E2E_SETUP ? "node --import tsx tests/setups/run.ts" : "node scripts/run.mjs start",
    env: {
      PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      AUTH_RATE_LIMIT: "100000",
      LOG_LEVEL: "warn",
    },
    url: `http://localhost:${PORT}/ready`,
    // As for the timeouts above: it sets up a database first.
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
  },
});
