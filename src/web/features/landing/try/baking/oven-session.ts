import pantry from "virtual:pantry";
import { openOven } from "@/oven/open-oven.ts";
import type { Oven } from "@/oven/oven.ts";

/** Both unpacked, because that is what can be counted as it arrives. */
type OnBytes = (bytes: number, total: number) => void;

let oven: Promise<Oven> | undefined;
let report: OnBytes = () => {};

/** The first sentence to bake, which may be known only after the oven was opened. */
let tellSentence: (sentence: string) => void = () => {};

/**
 * The page's one oven, opened by whoever asks first: somebody who is about to type, or wants a sentence baked. After a
 * failure it can be tried again.
 */
export function heatOven(sentence: string | undefined, onBytes: OnBytes): Promise<Oven> {
  report = onBytes;
  oven ??= open();
  if (sentence) tellSentence(sentence);
  return oven;
}

function open(): Promise<Oven> {
  const known = knownBytes();
  const sentence = new Promise<string>((resolve) => {
    tellSentence = resolve;
  });
  return openOven((_, bytes) => report(bytes, Math.max(bytes, known)), sentence).catch((error: unknown) => {
    oven = undefined;
    throw error;
  });
}

/** It is taken out of service when it broke. */
export function leaveOven() {
  void oven?.then((opened) => opened.close());
  oven = undefined;
}

/** The renderer and the word lists, if the sentence is plain English: those that belong to no language, and its own. */
function knownBytes(): number {
  const words = Object.entries(pantry.words.sizes).filter(([name]) => /^en\.|^(?!\w\w\.|ngrams)/.test(name));
  return [...Object.entries(pantry.wasm.sizes), ...words].reduce((sum, [, size]) => sum + size, 0);
}
