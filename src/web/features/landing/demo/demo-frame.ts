import type { DemoSample } from "./demo-samples.ts";

export const BEAT_MS = 28;
const PAUSE_BEATS = 14;
const BEATS_PER_PART = 9;
const PAINTING_BEATS = 26;

/** How far the demo has got: letters typed, parts of the enhanced prompt shown, creative finished. */
export type DemoFrame = { letters: number; parts: number; isReady: boolean };

export function demoFrame({ sentence, enhanced }: DemoSample, beat: number): DemoFrame {
  const afterTyping = beat - sentence.length - PAUSE_BEATS;
  const parts = Math.min(enhanced.length, Math.max(0, Math.ceil(afterTyping / BEATS_PER_PART)));
  return {
    letters: Math.min(sentence.length, beat),
    parts,
    isReady: afterTyping >= enhanced.length * BEATS_PER_PART + PAINTING_BEATS,
  };
}
