// Browser tests use the system's Chromium: a browser build of Playwright's own cannot be fetched everywhere. The shell
// without windows comes first, since it needs a fifth less time.
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
