import type { OnProgress, Oven } from "./oven.ts";
import { OvenError } from "./oven-error.ts";

/** With less, a phone closes the page rather than hold the renderer, its fonts and a picture. */
const MIN_DEVICE_GIGABYTES = 2;

/**
 * Fetches the painter and starts it in a worker. Everything else (fonts, drawings, word lists) is fetched when a scene
 * needs it, and reported likewise. Who `expect`s a description gets what composing needs at the same time, and what this
 * one needs as soon as it is known.
 * Rejects with an `unsupported` OvenError where a browser cannot do it.
 */
export async function openOven(onProgress: OnProgress = () => {}, expect?: Promise<string>): Promise<Oven> {
  if (!isSupported()) throw new OvenError("unsupported", "This browser cannot paint pictures itself.");
  const { fireUp } = await import("./oven-desk.ts");
  return fireUp(onProgress, expect);
}

function isSupported(): boolean {
  const { deviceMemory = MIN_DEVICE_GIGABYTES } = navigator as Navigator & { deviceMemory?: number };
  const hasParts = [
    typeof WebAssembly === "object",
    typeof Worker === "function",
    typeof createImageBitmap === "function",
    typeof Intl.Segmenter === "function",
  ];
  return hasParts.every(Boolean) && deviceMemory >= MIN_DEVICE_GIGABYTES;
}
