// The baseline for a generation: only the work on the picture that cannot be avoided.
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import sharp from "sharp";
import { reportToParent } from "./report.ts";

const { PICTURE = "", WIDTH = "", HEIGHT = "" } = process.env;
const bytes = readFileSync(PICTURE);

const app = new Hono();
app.post("/", async (c) => {
  const image = sharp(bytes)
    .resize({ width: Number(WIDTH), height: Number(HEIGHT), fit: "cover" })
    .png();
  return c.json({ bytes: (await image.toBuffer()).length });
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => reportToParent(`http://127.0.0.1:${port}`));
