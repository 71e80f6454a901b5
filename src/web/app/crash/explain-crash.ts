const MISSING_CODE = [
  "failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "importing a module script failed",
  "unable to preload css",
];

export type CrashKind = "crash" | "offline" | "outdated";

/** Code that did not arrive is no fault in the page: the connection is gone, or a newer version has taken its place. */
export function explainCrash(error: unknown, isOnline: boolean): CrashKind {
  const message = error instanceof Error ? error.message.toLowerCase() : "";
  if (!MISSING_CODE.some((start) => message.includes(start))) return "crash";
  return isOnline ? "outdated" : "offline";
}
