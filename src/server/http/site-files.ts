import { Hono } from "hono";
import { PUBLIC_PAGES } from "../../shared/routes.ts";
import type { RequestVariables } from "./request-log.ts";

const NOT_FOR_SEARCH = ["/auth", "/confirm-email", "/dashboard", "/dev", "/success"];

/** Files that search engines request first. Both contain our address, which is known only at run time. */
export function siteFiles(siteUrl: string): Hono<RequestVariables> {
  const robots = [
    "User-agent: *",
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

  const app = new Hono<RequestVariables>();
  app.get("/robots.txt", (c) => c.text(robots));
  app.get("/sitemap.xml", (c) => c.body(sitemap, 200, { "Content-Type": "application/xml; charset=UTF-8" }));
  return app;
}
