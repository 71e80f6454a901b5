import pantry from "virtual:pantry";
import { openOven } from "@/oven/open-oven.ts";
import type { Oven } from "@/oven/oven.ts";
import { BAKED_EXAMPLES } from "../../../../../shared/baked-examples.ts";
import { AD_TYPE, FORMAT } from "./bake-ideas.ts";

/** Both unpacked, because that is what can be counted as it arrives. */
type OnBytes = (bytes: number, total: number) => void;

let oven: Promise<Oven> | undefined;
let report: OnBytes = () => {};

/** The page's one oven, opened by whoever asks first. After a failure it can be tried again. */
export function heatOven(onBytes: OnBytes): Promise<Oven> {
  report = onBytes;
  oven ??= open().catch((error: unknown) => {
    oven = undefined;
    throw error;
  });
  return oven;
}

/** It is taken out of service when it broke. */
export function leaveOven() {
  void oven?.then((opened) => opened.close());
  oven = undefined;
}

/** Composing an example fetches what every sentence needs, so that the visitor's own need not wait for it. */
async function open(): Promise<Oven> {
  const known = knownBytes();
  const opened = await openOven((_, bytes) => report(bytes, Math.max(bytes, known)));
  try {
    await opened.compose(BAKED_EXAMPLES[0].sentence, AD_TYPE, FORMAT, 0);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** The renderer and the word lists of the example: those that belong to no language, and those of English. */
function knownBytes(): number {
  const words = Object.entries(pantry.words.sizes).filter(([name]) => /^en\.|^(?!\w\w\.)/.test(name));
  return [...Object.entries(pantry.wasm.sizes), ...words].reduce((sum, [, size]) => sum + size, 0);
}
