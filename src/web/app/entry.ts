const AT_LAST_MS = 1000;

/**
 * Starts the app. A page that arrived as finished markup is looked at before it is used, so its first sight comes first
 * and the scripts are asked for right after. Tabs in the background are never painted: they just wait a moment.
 */
async function start() {
  const isPrerendered = document.getElementById("root")?.hasAttribute("data-prerendered");
  if (isPrerendered) await Promise.race([firstPaint(), wait(AT_LAST_MS)]);
  await import("./main.tsx");
}

async function firstPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

void start();
