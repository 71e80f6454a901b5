import type { Browser, Request } from "@playwright/test";
import type { Person } from "../../tests/e2e/signed-in.ts";

/** What is asked for over and over or belongs to the user: not a file of the build. */
const NOT_OURS = /^\/(auth|rest|storage|functions|content|dev)\/|^\/config\.json$/;
const PATIENCE_MS = 60_000;
const SETTLE_MS = 1_000;
const SHOWN = "the screen is shown";

export type Screen = {
  path: string;
  /** Matches once the screen can be used and its first rows are there. */
  sign: string;
};
export type Visit = { files: string[]; bytes: number; cpuMs: number };

/** Opens one screen with an empty cache, and counts until nothing more is asked for. */
export async function visitScreen(browser: Browser, url: string, { state }: Person, screen: Screen): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: state,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    context.on("requestfinished", (request) => finished.push(request));
    const devtools = await context.newCDPSession(page);
    // Of the thread that runs scripts, lays out and paints: its CPU time, which busy neighbours do not change much.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(tellWhenShown, { sign: screen.sign, message: SHOWN });
    const shown = page.waitForEvent("console", {
      predicate: (message) => message.text() === SHOWN,
      timeout: PATIENCE_MS,
    });
    await Promise.all([shown, page.goto(url + screen.path, { waitUntil: "commit" })]);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const cpuMs = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    await page.waitForLoadState("networkidle");
    // Some pictures and fonts are asked for once the page has been laid out.
    await page.waitForTimeout(SETTLE_MS);
    const files = finished.filter((request) => request.resourceType() !== "document" && isOurs(request.url()));
    const sizes = await Promise.all(files.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { files: files.map((request) => new URL(request.url()).pathname), bytes, cpuMs };
  } finally {
    await context.close();
  }
}

const isOurs = (url: string) => /^https?:/.test(url) && !NOT_OURS.test(new URL(url).pathname);

/** In the page: cheaper than a locator, which would bring its own scripts to the thread that is measured. */
function tellWhenShown({ sign, message }: { sign: string; message: string }) {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(sign)) return;
    observer.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => console.info(message)));
  }).observe(document, { childList: true, subtree: true });
}
