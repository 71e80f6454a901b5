import addresses from "virtual:pantry";
import type { FontPackages } from "../../../engine/painter/font-subsets.ts";
import { painterWith } from "../../../engine/painter/painter.ts";
import { OvenError } from "../oven-error.ts";
import type { Answer, FromWorker, ToWorker } from "../oven-messages.ts";
import { createBake } from "./bake.ts";
import { checkPhoto } from "./check-photo.ts";
import { openDrawings } from "./drawing-shelves.ts";
import { openMemes } from "./meme-pantry.ts";
import { openPantry, type Pantry } from "./pantry.ts";
import { startRenderer } from "./wasm-renderer.ts";
import { openWords } from "./word-pantry.ts";

const tell = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** The page draws a bar, for which ten steps a second are smooth. */
const TELLS_EVERY_MS = 100;
let toldAt = Number.NEGATIVE_INFINITY;

const pantry = openPantry((share, bytes) => {
  if (share < 1 && performance.now() - toldAt < TELLS_EVERY_MS) return;
  toldAt = performance.now();
  tell({ kind: "progress", share, bytes });
});
const words = openWords(pantry);
let expected: Promise<unknown> = Promise.resolve();

async function openKitchen() {
  const drawings = openDrawings(pantry);
  const fonts = openFonts(pantry);
  const painter = painterWith({ newRenderer: await startRenderer(pantry), fonts, ...drawings, checkPhoto });
  return createBake({ painter, drawings, words, memes: openMemes(pantry) });
}

/** The font packages as files of the pantry, which has them all in one folder. */
const openFonts = ({ fetch, text }: Pantry): FontPackages => ({
  table: async (packageName) => JSON.parse(await text(`${addresses.fonts.base}${packageName.split("/")[1]}.json`)),
  file: (_packageName, name) => fetch(`${addresses.fonts.base}${name}`),
});

const kitchen = openKitchen();
kitchen
  .then(() => expected)
  .then(
    () => tell({ kind: "ready" }),
    (error: unknown) => tell(failure(undefined, error)),
  );

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("expect" in data) {
    // Beside the renderer, so that neither waits for the other.
    expected = Promise.all([expected, words.fetchFor(data.expect), import("./compose-description.ts")]);
    expected.catch(() => {});
    return;
  }
  const { id, order } = data;
  try {
    const bake = await kitchen;
    const value = await bake(order);
    tell({ kind: "answer", id, value }, bitmapsIn(value));
  } catch (error) {
    tell(failure(id, error));
  }
};

const bitmapsIn = (value: Answer): ImageBitmap[] =>
  [value, typeof value === "object" && "bitmap" in value && value.bitmap].filter((one) => one instanceof ImageBitmap);

/** After a trap the renderer's memory cannot be trusted, so the page starts another worker. */
function failure(id: number | undefined, error: unknown): FromWorker {
  const isBroken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  const code = error instanceof OvenError ? error.code : "failed";
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "failure", id, code, message, isBroken };
}
