import { z } from "zod";

const FINDING_KINDS = [
  "overlap",
  "covered",
  "outside-safe-zone",
  "too-small",
  "low-contrast",
  "clipped",
  "empty-half",
  "unsaid",
  "lost",
] as const;

/** One thing a designer would send back, with the layer it is about. */
export const findingSchema = z.object({ kind: z.enum(FINDING_KINDS), layer: z.string(), message: z.string() });
export type Finding = z.infer<typeof findingSchema>;

/** A fault of the design is a pity; words that nobody said must never reach the user. */
export const isDeliverable = (findings: readonly Finding[]) => findings.every(({ kind }) => kind !== "unsaid");

/** A painted picture; `scale` is how many of its pixels make one pixel of the layout. */
export type Picture = { width: number; height: number; scale: number; rgba: Uint8Array };
