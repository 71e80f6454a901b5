/** Every path the single-page app answers. The server sends 404 for all others, the router must know all of these. */
export const APP_PATHS: readonly string[] = [
  "/",
  "/auth/callback",
  "/contact",
  "/dashboard",
  "/dashboard/ads-swipe",
  "/dashboard/ads-upload",
  "/dashboard/ads-upload/history",
  "/dashboard/bananaman-users",
  "/dashboard/email-preview",
  "/dashboard/gallery",
  "/dashboard/generate",
  "/dashboard/memes",
  "/dashboard/prompt-school",
  "/dashboard/settings",
  "/dev/kit",
  "/pricing",
  "/privacy",
  "/success",
  "/terms",
];

/** Pages that are public and that search engines may list. */
export const PUBLIC_PAGES: readonly string[] = ["/", "/pricing", "/terms", "/privacy", "/contact"];
