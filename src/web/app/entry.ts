const SOON_MS = 1000;

/**
 * Starts the app. A page that arrived as finished markup is looked at before it is used: its pictures come first, and
 * the scripts, on their way meanwhile, run then. A slow line does not wait: there the second is over before they come.
 */
async function start() {
  const isPrerendered = document.getElementById("root")?.hasAttribute("data-prerendered");
  if (isPrerendered) await Promise.race([pageIsPainted(), wait(SOON_MS)]);
  await import("./main.tsx");
}

async function pageIsPainted() {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

void start();
