import { createMiddleware } from "hono/factory";
import type { Config } from "../config/config.ts";
import { isOwnOrigin, type SiteSettings } from "./own-origin.ts";
import type { RequestVariables } from "./request-log.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** Where `npm run dev` serves the page and forwards its requests to us. */
const VITE_PORT = 5173;

/**
 * Pages of other sites may not change anything here. For most requests the browser asks first (a preflight) and we
 * refuse; but a form, or text that happens to be JSON, is sent without a preflight. So the Origin header must be ours,
 * whatever the content type, or one that the owner trusts (CORS_ORIGINS). Clients other than browsers send no Origin
 * header and are allowed.
 */
export function refuseForeignPosts(settings: SiteSettings & Pick<Config, "CORS_ORIGINS">) {
  const isOurs = (origin: string) => {
    if (origin === settings.SITE_URL) return true;
    if (!settings.isLocal || !URL.canParse(origin)) return false;
    const url = new URL(origin);
    return isOwnOrigin(url, settings) || isOwnOrigin(url, { ...settings, PORT: VITE_PORT });
  };
  const isForeign = (origin: string | undefined, site: string | undefined) => {
    if (origin !== undefined && settings.CORS_ORIGINS.includes(origin)) return false;
    if (origin === undefined) return site === "cross-site" || site === "same-site";
    // On this machine localhost and 127.0.0.1 are two sites to a browser, and both are ours.
    return !isOurs(origin) || (site === "cross-site" && !settings.isLocal);
  };
  const message = `This request comes from the page of another site and was refused. Nothing was changed. Please open ${settings.SITE_URL} and try again there.`;

  return createMiddleware<RequestVariables>(async (c, next) => {
    if (READING.has(c.req.method) || !isForeign(c.req.header("origin"), c.req.header("sec-fetch-site"))) return next();
    c.header("Cache-Control", "no-store");
    return c.json(describe(c.req.path, message, c.get("requestId")), 403);
  });
}

/** In the error format of the protocol that was used. */
function describe(path: string, message: string, request_id: string): Record<string, unknown> {
  const code = "cross_site_request";
  if (path.startsWith("/auth/v1/")) return { code: 403, error_code: code, msg: message };
  if (path.startsWith("/rest/v1/")) return { code, details: null, hint: null, message };
  if (path.startsWith("/storage/v1/")) return { statusCode: "403", error: code, message };
  if (path.startsWith("/functions/v1/")) return { success: false, error: message, code: "forbidden", request_id };
  return { error: message, code: "forbidden", request_id };
}
