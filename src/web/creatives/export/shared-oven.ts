import { openPreviewOven, type PlacedOven } from "@/creatives/open-preview-oven.ts";

/** Starting one takes longer than painting with it; keeping one takes memory. */
const KEPT_MS = 20_000;

let opening: Promise<PlacedOven> | undefined;
let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One oven for the dialog, the stage and the export. It is closed when nobody has used it for a while. */
export async function borrowOven(): Promise<PlacedOven & { release: () => void }> {
  clearTimeout(timer);
  users += 1;
  opening ??= openPreviewOven();
  const own = opening;
  try {
    return { ...(await own), release: once(giveBack) };
  } catch (error) {
    // The next one tries again: a connection may be back.
    if (opening === own) opening = undefined;
    giveBack();
    throw error;
  }
}

/** What stopped working is not lent again. */
export function dropOven() {
  void opening?.then(({ oven }) => oven.close()).catch(() => {});
  opening = undefined;
}

function giveBack() {
  users -= 1;
  if (users === 0) timer = setTimeout(dropOven, KEPT_MS);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
