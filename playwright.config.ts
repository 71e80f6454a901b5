import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

const PORT = process.env.E2E_PORT ?? "4310";
// Handed on to the workers, which read this file again: a test may have to reach the server's database.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "bananabread-e2e-"));

export default defineConfig({
  testDir: "tests/e2e",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  workers: 2,
  // Generous, because a busy machine is not a broken page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
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
      ],
    },
  },
  webServer: {
    command: "node scripts/run.mjs start",
    env: {
      PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      AUTH_RATE_LIMIT: "100000",
      LOG_LEVEL: "warn",
    },
    url: `http://localhost:${PORT}/ready`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
  },
});
