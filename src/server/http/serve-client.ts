import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Context, Handler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { isAppPath } from "../../shared/routes.ts";
import { finishPage, type Installation } from "./finish-page.ts";
import { PANTRY, servePantry } from "./serve-pantry.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = "br" | "gzip";
type ClientFile = { type: string; etag: string; plain: Bytes } & Partial<Record<Encoding, Bytes>>;

/** Served for every page that has no HTML file of its own: dist/client/app.html. */
const SHELL = "/app";
const COMPRESSED = { br: ".br", gzip: ".gz" } as const;

/** Serves the built single-page app from memory. Unknown paths get the app with status 404, so that it can explain. */
export function serveClient(folder: string, installation: Installation): Handler {
  const files = readFolder(folder);
  const pages = finishPages(files, installation);
  const pantry = servePantry(folder);
  return (c) => {
    if (c.req.path.startsWith(PANTRY)) return pantry(c);
    const file = files.get(c.req.path);
    if (file && !c.req.path.endsWith(".html")) return send(c, file);
    const path = c.req.path.replace(/(.)\/$/, "$1");
    const isKnown = isAppPath(path);
    const page = (isKnown && pages.get(path)) || pages.get(SHELL);
    const looksLikeFile = extname(c.req.path) !== "" || c.req.path.includes("/.");
    if (page && (isKnown || !looksLikeFile)) return send(c, page, isKnown ? 200 : 404);
    return c.text("Not found", 404);
  };
}

function send(c: Context, file: ClientFile, status: 200 | 404 = 200) {
  const isHashed = c.req.path.startsWith("/assets/");
  c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  // Webmail on other sites shows the pictures of our mails.
  if (c.req.path.startsWith("/email/")) c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header("Vary", "Accept-Encoding");
  c.header("ETag", file.etag);
  if (status === 200 && c.req.header("If-None-Match") === file.etag) return c.body(null, 304);
  c.header("Content-Type", file.type);
  const accepted = c.req.header("Accept-Encoding") ?? "";
  for (const encoding of ["br", "gzip"] as const) {
    const body = file[encoding];
    if (!body || !new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    c.header("Content-Encoding", encoding);
    return c.body(body, status);
  }
  return c.body(file.plain, status);
}

/** The finished pages by their paths, and the shell for all others. */
function finishPages(files: Map<string, ClientFile>, installation: Installation): Map<string, ClientFile> {
  const pages = [...files].filter(([name]) => name.endsWith(".html"));
  return new Map(
    pages.map(([name, file]) => {
      const path = name === "/index.html" ? "/" : name.replace(".html", "");
      const html = new TextDecoder().decode(file.plain);
      const page = finishPage(html, installation, path === SHELL ? "/" : path);
      return [path, { ...page, type: file.type, etag: etagOf(page.plain) }];
    }),
  );
}

function etagOf(plain: Bytes): string {
  return `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`;
}

function readFolder(folder: string): Map<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz)$/.test(path) || relative(folder, path).startsWith(".")) continue;
    if (`/${relative(folder, path)}`.startsWith(PANTRY)) continue;
    const plain = new Uint8Array(readFileSync(path));
    const file: ClientFile = {
      plain,
      type: getMimeType(path) ?? "application/octet-stream",
      etag: etagOf(plain),
    };
    for (const [encoding, suffix] of Object.entries(COMPRESSED) as [Encoding, string][]) {
      if (existsSync(path + suffix)) file[encoding] = new Uint8Array(readFileSync(path + suffix));
    }
    files.set(`/${relative(folder, path)}`, file);
  }
  return files;
}
