import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config/config.ts";

const ONE_YEAR = 31_536_000;

type Needed = Pick<Config, "SITE_URL" | "ANALYTICS_SCRIPT_URL" | "objects">;

/**
 * Scripts, styles, frames and connections are allowed for our own origin only; the exceptions are listed here.
 *
 * They are set on Node's own answer, before the handler runs: whatever a route sets itself overrides them, and nothing
 * is rebuilt, which would cost more than reading a page of rows.
 */
export function securityHeaders(config: Needed) {
  const headers = Object.entries(standardHeaders(config));
  return createMiddleware<{ Bindings: HttpBindings }>((c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    return next();
  });
}

function standardHeaders(config: Needed): Record<string, string> {
  const analytics = config.ANALYTICS_SCRIPT_URL ? ` ${new URL(config.ANALYTICS_SCRIPT_URL).origin}` : "";
  const { objects } = config;
  const pictures = objects.kind === "s3" && objects.publicUrl ? ` ${new URL(objects.publicUrl).origin}` : "";
  const policy = [
    "default-src 'self'",
    // WebAssembly alone: the page paints pictures with it. Text is never run as script.
    `script-src 'self' 'wasm-unsafe-eval'${analytics}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${pictures}`,
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
