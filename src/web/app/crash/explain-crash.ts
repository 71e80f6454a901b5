const MISSING_CODE = [
  "failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "importing a module script failed",
  "unable to preload css",
];

export type CrashKind = "crash" | "offline" | "outdated";

/** Code that fails to load is not a bug in the page: the connection is down, or a newer version was deployed. */
export function explainCrash(error: unknown, isOnline: boolean): CrashKind {
  const message = error instanceof Error ? error.message.toLowerCase() : "";
  if (!MISSING_CODE.some((start) => message.includes(start))) return "crash";
  return isOnline ? "outdated" : "offline";
}
