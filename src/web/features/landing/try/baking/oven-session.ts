import pantry from "virtual:pantry";
import { openOven } from "@/oven/open-oven.ts";
import type { Oven } from "@/oven/oven.ts";

/** Both unpacked, because that is what can be counted as it arrives. */
type OnBytes = (bytes: number, total: number) => void;

let oven: Promise<Oven> | undefined;
let report: OnBytes = () => {};

/** The page's one oven, opened by whoever asks first, for a sentence like theirs. After a failure it can be tried again. */
export function heatOven(sentence: string, onBytes: OnBytes): Promise<Oven> {
  report = onBytes;
  const known = knownBytes();
  oven ??= openOven((_, bytes) => report(bytes, Math.max(bytes, known)), sentence).catch((error: unknown) => {
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

/** The renderer and the word lists, if the sentence is English: those that belong to no language, and its own. */
function knownBytes(): number {
  const words = Object.entries(pantry.words.sizes).filter(([name]) => /^en\.|^(?!\w\w\.)/.test(name));
  return [...Object.entries(pantry.wasm.sizes), ...words].reduce((sum, [, size]) => sum + size, 0);
}
