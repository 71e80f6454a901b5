type FindingKind =
  | "overlap"
  | "covered"
  | "outside-safe-zone"
  | "too-small"
  | "low-contrast"
  | "clipped"
  | "empty-half";

/** One thing a designer would send back, with the layer it is about. */
export type Finding = { kind: FindingKind; layer: string; message: string };

/** A painted picture; `scale` is how many of its pixels make one pixel of the layout. */
export type Picture = { width: number; height: number; scale: number; rgba: Buffer };
