import "./index.css";

const AT_LAST_MS = 1000;
/** What opens a menu without any script must not be clicked again: that would close it. */
const NEEDS_SCRIPTS = "button:not([popovertarget]:not([popovertargetaction]))";

/**
 * Starts the app. A page that arrived as finished markup is read before it is used, so it is painted first and the
 * scripts are loaded right after, or as soon as somebody clicks. A button that is clicked before they have loaded is
 * clicked again afterwards.
 */
async function start() {
  const isPrerendered = document.getElementById("root")?.hasAttribute("data-prerendered");
  if (!isPrerendered) return startApp();
  const tooEarly = new AbortController();
  let pressed: HTMLElement | null | undefined;
  const touched = new Promise<void>((resolve) => {
    const press = ({ target }: Event) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>(NEEDS_SCRIPTS);
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

/** Never resolves in a background tab. */
async function firstPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

void start();
