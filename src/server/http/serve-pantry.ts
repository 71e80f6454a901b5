import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";

/** What the page paints with: fonts, drawings, word lists. Their folders are named by their content. */
export const PANTRY = "/assets/pantry/";

const SUFFIXES = { br: ".br", gzip: ".gz", plain: "" } as const;
const FOREVER = "public, max-age=31536000, immutable";

/** Together these files weigh fifty megabytes, and a browser fetches each once, so they stay on the disk. */
export function servePantry(client: string) {
  const folder = join(client, PANTRY);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const known = new Set(paths.map((path) => `/${relative(client, path)}`));

  return async (c: Context) => {
    const { path } = c.req;
    if (!known.has(path) || /\.(br|gz)$/.test(path)) return c.text("Not found", 404);
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find(
      (one) => new RegExp(`\\b${one}\\b`).test(accepted) && known.has(path + SUFFIXES[one]),
    );
    const body = new Uint8Array(await readFile(join(client, path + SUFFIXES[encoding ?? "plain"])));
    c.header("Cache-Control", FOREVER);
    c.header("Vary", "Accept-Encoding");
    c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
    if (encoding) c.header("Content-Encoding", encoding);
    return c.body(body);
  };
}
