import "./index.css";

const AT_LAST_MS = 1000;

/**
 * Starts the app. A page that arrived as finished markup is looked at before it is used, so its first sight comes first
 * and the scripts are asked for right after, or as soon as somebody touches the page. A button pressed before they are
 * there is pressed again when they are.
 */
async function start() {
  const isPrerendered = document.getElementById("root")?.hasAttribute("data-prerendered");
  if (!isPrerendered) return startApp();
  const tooEarly = new AbortController();
  let pressed: HTMLElement | null | undefined;
  const touched = new Promise<void>((resolve) => {
    const press = ({ target }: Event) => {
      if (target instanceof Element) pressed = target.closest("button");
      resolve();
    };
    document.addEventListener("click", press, { signal: tooEarly.signal });
  });
  await Promise.race([firstPaint(), touched, wait(AT_LAST_MS)]);
  await startApp();
  tooEarly.abort();
  pressed?.click();
}

async function startApp() {
  const main = await import("./main.tsx");
  await main.startApp();
}

/** Never comes in a tab in the background. */
async function firstPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

void start();
