import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config/config.ts";

/** What scripts of another origin may read of an answer, besides its body. */
const EXPOSED = [
  "Content-Range",
  "Location",
  "Preference-Applied",
  "Retry-After",
  "X-Mail-Delayed",
  "X-Request-Id",
  "X-Sb-Error-Code",
  "X-Supabase-Api-Version",
];
const TEN_MINUTES = 600;

/**
 * Lets pages of these origins use the API from a browser. Credentials travel in the Authorization header alone, so
 * cookies are not allowed along.
 */
export function allowOrigins({ CORS_ORIGINS }: Pick<Config, "CORS_ORIGINS">) {
  const answer = cors({ origin: CORS_ORIGINS, exposeHeaders: EXPOSED, maxAge: TEN_MINUTES });
  return createMiddleware(async (c, next) => {
    const early = await answer(c, next);
    if (early) return early;
    // An <img> of such a page asks without saying where it is from.
    if (c.req.path.startsWith("/storage/v1/")) c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  });
}
