import { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { publicSettings } from "./config/public-settings.ts";
import { toAppError } from "./database/pool.ts";
import { allowOrigins } from "./http/allow-origins.ts";
import { oneHost } from "./http/one-host.ts";
import { refuseForeignPosts } from "./http/refuse-foreign-posts.ts";
import { RememberingRouter } from "./http/remembering-router.ts";
import { type RequestVariables, requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveClient } from "./http/serve-client.ts";
import { siteFiles } from "./http/site-files.ts";

export type AppParts = {
  config: Config;
  logger: Logger;
  publicConfig: Record<string, unknown>;
  clientFolder: string;
  isReady: () => Promise<boolean>;
  /** From then on load balancers must send requests elsewhere; those that still come are answered. */
  isStopping: () => boolean;
  /** The handlers below a path: `/auth/v1`, `/functions/v1`, `/dev`. */
  mounts: Record<string, Hono<RequestVariables>>;
};

export function createApp({ config, logger, publicConfig, clientFolder, isReady, isStopping, mounts }: AppParts) {
  const app = new Hono<RequestVariables>({ router: new RememberingRouter() });
  app.use(requestLog(logger, isStopping));
  app.use(securityHeaders(config));
  app.use(oneHost);
  if (config.CORS_ORIGINS.length > 0) {
    const allowed = allowOrigins(config);
    for (const api of ["/auth/v1/*", "/rest/v1/*", "/storage/v1/*", "/functions/v1/*"]) app.use(api, allowed);
  }
  app.use(refuseForeignPosts(config));
  app.onError((error, c) => {
    const known = toAppError(error);
    c.get("logger")[known.status >= 500 ? "error" : "info"]({ err: known.cause ?? known }, "request failed");
    if (known.retryAfter) c.header("Retry-After", String(known.retryAfter));
    return c.json({ error: known.message, code: known.code, request_id: c.get("requestId") }, known.status);
  });

  app.get("/health", (c) => c.json({ status: "ok" }));
  app.get("/ready", async (c) => {
    if (!isStopping() && (await isReady())) return c.json({ status: "ready" });
    c.header("Retry-After", "1");
    return c.json({ status: isStopping() ? "stopping" : "not ready" }, 503);
  });
  app.get("/config.json", (c) => {
    c.header("Cache-Control", "no-cache");
    return c.json(publicConfig);
  });
  for (const [path, mounted] of Object.entries(mounts)) app.route(path, mounted);
  app.route("/", siteFiles(config.SITE_URL));
  const client = serveClient(clientFolder, { siteUrl: config.SITE_URL, offer: publicSettings(config).offer });
  // The app's own pages under /dev are behind that mount's guard, and do not exist without it.
  if (mounts["/dev"]) app.get("/dev/*", client);
  for (const api of [
    "/auth/v1/*",
    "/rest/v1/*",
    "/storage/v1/*",
    "/functions/v1/*",
    "/webhooks/*",
    "/content/*",
    "/dev/*",
  ]) {
    app.all(api, (c) => c.json({ error: "Not found", code: "not_found", request_id: c.get("requestId") }, 404));
  }
  app.get("*", client);
  app.all("*", (c) => c.json({ error: "Not found", code: "not_found", request_id: c.get("requestId") }, 404));
  return app;
}
