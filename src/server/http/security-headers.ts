import { createMiddleware } from "hono/factory";
import type { Config } from "../config/config.ts";

const ONE_YEAR = 31_536_000;

/**
 * Scripts, styles, frames and connections are allowed for our own origin only; the exceptions are listed here.
 *
 * The headers are set before the handler runs: a route that needs another value overrides it, and the response need not
 * be rebuilt, which would cost more than reading a page of rows. A response that a handler creates without Hono's
 * context gets them afterwards.
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
    // WebAssembly alone: the page paints pictures with it. Text is never run as script.
    `script-src 'self' 'wasm-unsafe-eval'${analytics}`,
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
