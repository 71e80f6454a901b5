// Browser tests use the system's Chromium: Playwright's own browser build cannot be downloaded everywhere. The headless
// shell is preferred, since it needs a fifth less time.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];

/** @returns {string | undefined} */
export function findChromium() {
  return PLACES.find((path) => path && existsSync(path));
}
