import { createMiddleware } from "hono/factory";
import type { Config } from "../config/config.ts";

const ONE_YEAR = 31_536_000;

/**
 * Nothing but our own files runs, is styled, framed or talked to; what a page needs beyond that is named here.
 *
 * The headers are laid out before the handler runs: a route with a reason overrides one by setting it, and the answer
 * need not be taken apart and rebuilt, which would cost more than reading a page of rows. An answer that a handler
 * makes by itself, around Hono's context, is given them afterwards.
 */
export function securityHeaders(config: Pick<Config, "SITE_URL" | "ANALYTICS_SCRIPT_URL">) {
  const headers = Object.entries(standardHeaders(config));
  return createMiddleware(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
    if (c.res.headers.has("Content-Security-Policy")) return;
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}

function standardHeaders(config: Pick<Config, "SITE_URL" | "ANALYTICS_SCRIPT_URL">): Record<string, string> {
  const analytics = config.ANALYTICS_SCRIPT_URL ? ` ${new URL(config.ANALYTICS_SCRIPT_URL).origin}` : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self'${analytics}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${analytics}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(config.SITE_URL.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${ONE_YEAR}; includeSubDomains`,
    }),
  };
}
