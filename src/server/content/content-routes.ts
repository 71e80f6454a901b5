import { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";
import type { PaintedFiles } from "./painted-files.ts";

type Pictures = Pick<PaintedFiles<never>, "read">;

/** Pictures that belong to the product. Anybody who knows the exact name may see one. */
export function contentRoutes(kinds: { ads: Pictures; memes: Pictures }) {
  const app = new Hono<RequestVariables>();
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
