/** Paths the single-page app answers as they stand. */
const APP_PATHS: readonly string[] = [
  "/",
  "/auth/callback",
  "/confirm-email",
  "/contact",
  "/dashboard",
  "/dashboard/ads-swipe",
  "/dashboard/ads-upload",
  "/dashboard/ads-upload/history",
  "/dashboard/bananaman-users",
  "/dashboard/bananaman-users/audit-log",
  "/dashboard/brands",
  "/dashboard/email-preview",
  "/dashboard/gallery",
  "/dashboard/generate",
  "/dashboard/memes",
  "/dashboard/memes/create",
  "/dashboard/prompt-school",
  "/dashboard/settings",
  "/dashboard/studio",
  "/dev/kit",
  "/dev/oven",
  "/dev/kit/export",
  "/dev/kit/scene",
  "/dev/kit/workbench",
  "/pricing",
  "/privacy",
  "/success",
  "/terms",
];

/** Paths with an id in them. */
const APP_PATTERNS: readonly RegExp[] = [
  /^\/dashboard\/(?:bananaman-users|brands)\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
];

/** Every path the single-page app answers. The server sends 404 for all others, the router must know all of these. */
export function isAppPath(path: string): boolean {
  return APP_PATHS.includes(path) || APP_PATTERNS.some((pattern) => pattern.test(path));
}

/** Pages that are public and that search engines may list. */
export const PUBLIC_PAGES: readonly string[] = ["/", "/pricing", "/terms", "/privacy", "/contact"];
