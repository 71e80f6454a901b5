export type FindingKind = "overlap" | "covered" | "outside-safe-zone" | "too-small" | "low-contrast" | "clipped" | "empty-half";

/** One thing a designer would send back, with the layer it is about. */
export type Finding = { kind: FindingKind; layer: string; message: string };
