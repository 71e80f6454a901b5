import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";
import type { PaintedFiles } from "./painted-files.ts";

type Pictures = Pick<PaintedFiles<never>, "read">;

/** Pictures that belong to the product. Anybody who knows the exact name may see one. */
export function contentRoutes(kinds: { ads: Pictures; memes: Pictures }, memeShelf: string) {
  const app = new Hono<RequestVariables>();
  // Browsers ask each time, and get an answer without a body while nothing has changed.
  const shelfTag = `"${createHash("sha256").update(memeShelf).digest("hex").slice(0, 16)}"`;
  app.get("/memes/shelf.json", (c) => {
    c.header("Cache-Control", "public, no-cache");
    c.header("ETag", shelfTag);
    if (c.req.header("if-none-match") === shelfTag) return c.body(null, 304);
    return c.body(memeShelf, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  for (const [kind, pictures] of Object.entries(kinds)) {
    app.get(`/${kind}/:name`, async (c) => {
      const name = c.req.param("name");
      const picture = await pictures.read(name);
      if (!picture) return c.json({ error: "There is no such picture", code: "not_found" }, 404);
      const etag = `"${name}"`;
      c.header("Cache-Control", "public, max-age=31536000, immutable");
      c.header("ETag", etag);
      if (c.req.header("if-none-match") === etag) return c.body(null, 304);
      const type = name.endsWith(".png") ? "image/png" : "image/webp";
      return c.body(new Uint8Array(picture), 200, { "Content-Type": type });
    });
  }
  return app;
}
