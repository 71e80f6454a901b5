import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";

/** What the page paints with: fonts, drawings, word lists. Their folders are named by their content. */
export const PANTRY = "/assets/pantry/";

const SUFFIXES = { br: ".br", gzip: ".gz", plain: "" } as const;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Together these files weigh fifty megabytes, and a browser fetches each once, so they stay on the disk. They are
 * streamed: however many fetch them slowly, none of them is held in memory.
 */
export function servePantry(client: string) {
  const folder = join(client, PANTRY);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = new Map(paths.map((path) => [`/${relative(client, path)}`, statSync(path).size]));

  return (c: Context) => {
    const { path } = c.req;
    if (!sizes.has(path) || /\.(br|gz)$/.test(path)) return c.text("Not found", 404);
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find(
      (one) => new RegExp(`\\b${one}\\b`).test(accepted) && sizes.has(path + SUFFIXES[one]),
    );
    const file = path + SUFFIXES[encoding ?? "plain"];
    c.header("Cache-Control", FOREVER);
    c.header("Vary", "Accept-Encoding");
    c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
    c.header("Content-Length", String(sizes.get(file)));
    if (encoding) c.header("Content-Encoding", encoding);
    // A stream that nobody reads would keep its file open.
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(Readable.toWeb(createReadStream(join(client, file))) as ReadableStream<Uint8Array<ArrayBuffer>>);
  };
}
