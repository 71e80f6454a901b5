import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Mailbox } from "../adapters/mail/mailbox.ts";
import { isLoopbackHost } from "../config/loopback.ts";
import type { RequestVariables } from "../http/request-log.ts";
import { DEV_SCRIPT } from "./dev-script.ts";
import { DEV_STYLE } from "./dev-style.ts";
import { renderMailboxPage } from "./mailbox-page.tsx";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** Only for requests from this machine: by address, by host name, and not through a proxy that hides the client. */
function isFromThisMachine(c: Context): boolean {
  const { address } = getConnInfo(c).remote;
  const host = new URL(c.req.url).hostname;
  return Boolean(address && isLoopbackHost(address)) && isLoopbackHost(host) && !FORWARDED.some((h) => c.req.header(h));
}

type StandIns = { mailbox: Mailbox | null; checkout: Hono<RequestVariables> | null; clientFolder: string };

/** Pages that stand in for outside services on a local installation, where the real ones are not configured. */
export function devPages({ mailbox, checkout, clientFolder }: StandIns) {
  const style = readFontRules(clientFolder) + DEV_STYLE;
  const app = new Hono<RequestVariables>();
  app.use(
    createMiddleware(async (c, next) => {
      if (!isFromThisMachine(c)) return c.text("Not found", 404);
      c.header("Cache-Control", "no-store");
      await next();
    }),
  );
  app.get("/dev.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/dev.js", (c) => c.body(DEV_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }));

  if (checkout) app.route("/", checkout);
  if (!mailbox) return app;

  app.get("/mail", async (c) => {
    const mails = await mailbox.list();
    const asked = c.req.query("view");
    const view = asked === "html" || asked === "text" ? asked : "visual";
    return c.html(renderMailboxPage({ mails, selectedId: c.req.query("id") ?? null, view }));
  });

  app.get("/mail/:id/body", async (c) => {
    const mail = (await mailbox.list()).find(({ id }) => id === c.req.param("id"));
    if (!mail) return c.text("This mail is no longer kept.", 404);
    // A mail has its own styles, so it has a content policy of its own: no script, and only framed by our page.
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    );
    c.header("X-Frame-Options", "SAMEORIGIN");
    // Its pictures are ours, whichever name of this machine the mail uses in their addresses.
    const html = mail.html.replaceAll(/http:\/\/[^/"]+\/email\//g, "/email/");
    return c.html(html.replace("<head>", '<head><base target="_top">'));
  });
  return app;
}

/** The built app's own font rules, whose files it serves. Without a build there are none, and system fonts are used. */
function readFontRules(clientFolder: string): string {
  const assets = join(clientFolder, "assets");
  if (!existsSync(assets)) return "";
  return readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => readFileSync(join(assets, name), "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join("\n");
}
