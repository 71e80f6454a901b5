import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress } from "node:zlib";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";

/** What the page paints with: fonts, drawings, word lists. Their folders are named by their content. */
export const PANTRY = "/assets/pantry/";

const PACKED = ".br";
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Together these files weigh thirty megabytes, and a browser fetches each once, so they stay on the disk. They are
 * streamed: however many fetch them slowly, none of them is held in memory. Most are there in packed form only, and
 * unpacked for the few that cannot do it themselves, such as a browser without a secure connection.
 */
export function servePantry(client: string) {
  const folder = join(client, PANTRY);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = new Map(paths.map((path) => [`/${relative(client, path)}`, statSync(path).size]));

  return (c: Context) => {
    const { path } = c.req;
    const isPacked = sizes.has(path + PACKED);
    if ((!isPacked && !sizes.has(path)) || path.endsWith(PACKED)) return c.text("Not found", 404);
    const takesPacked = /\bbr\b/.test(c.req.header("Accept-Encoding") ?? "");
    const file = isPacked ? path + PACKED : path;
    c.header("Cache-Control", FOREVER);
    c.header("Vary", "Accept-Encoding");
    c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
    if (!isPacked || takesPacked) c.header("Content-Length", String(sizes.get(file)));
    if (isPacked && takesPacked) c.header("Content-Encoding", "br");
    // A stream that nobody reads would keep its file open.
    if (c.req.method === "HEAD") return c.body(null);
    const stored = createReadStream(join(client, file));
    // Whoever goes away closes the file too.
    const sent = isPacked && !takesPacked ? pipeline(stored, createBrotliDecompress(), () => {}) : stored;
    return c.body(Readable.toWeb(sent) as ReadableStream<Uint8Array<ArrayBuffer>>);
  };
}
