import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../config.ts";

const ONE_YEAR = 31_536_000;

/** Nothing but our own files runs, is styled, framed or talked to; what a page needs beyond that is named here. */
export function securityHeaders(config: Pick<Config, "SITE_URL" | "ANALYTICS_SCRIPT_URL">) {
  const analytics = config.ANALYTICS_SCRIPT_URL ? [new URL(config.ANALYTICS_SCRIPT_URL).origin] : [];
  const standard = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...analytics],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'", ...analytics],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.SITE_URL.startsWith("https:") ? `max-age=${ONE_YEAR}; includeSubDomains` : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
  /** A route with a reason sets rules of its own, which then hold. */
  return createMiddleware(async (c, next) => {
    const own = new Map<string, string>();
    await standard(c, async () => {
      await next();
      for (const name of ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "X-Frame-Options"]) {
        const value = c.res.headers.get(name);
        if (value) own.set(name, value);
      }
    });
    for (const [name, value] of own) c.res.headers.set(name, value);
  });
}
