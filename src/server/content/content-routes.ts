import { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";
import type { AdPictureFiles } from "./ad-picture-files.ts";

/** Pictures that belong to the product. Anybody who knows the exact name may see one. */
export function contentRoutes(pictures: AdPictureFiles) {
  const app = new Hono<RequestVariables>();
  app.get("/ads/:name", async (c) => {
    const name = c.req.param("name");
    const picture = await pictures.read(name);
    if (!picture) return c.json({ error: "There is no such picture", code: "not_found" }, 404);
    const etag = `"${name}"`;
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("ETag", etag);
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    return c.body(new Uint8Array(picture), 200, { "Content-Type": "image/webp" });
  });
  return app;
}
