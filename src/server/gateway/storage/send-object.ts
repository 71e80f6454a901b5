import type { Context } from "hono";
import type { ObjectKey, ObjectStore } from "../../adapters/storage/port.ts";
import { readByteRange } from "./byte-range.ts";
import { publicCaching, redirectCaching } from "./caching.ts";
import type { ObjectRow } from "./find-object.ts";
import { objectNotFound, StorageError } from "./storage-error.ts";

/** Content from strangers: shown as an image, never as a page that could run scripts. */
export function setContentHeaders(c: Context, type: string, etag: string, cacheControl: string, objectName: string) {
  c.header("Content-Type", type);
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  c.header("Content-Disposition", contentDisposition(c.req.query("download"), objectName));
  c.header("Cache-Control", cacheControl);
  c.header("ETag", etag);
}

/** Whether the client's copy is still current. */
export function isUnchanged(c: Context, etag: string, modifiedAt: Date): boolean {
  const tags = c.req.header("if-none-match");
  if (tags !== undefined) return tags.split(",").some((tag) => [etag, "*"].includes(tag.trim().replace(/^W\//, "")));
  const since = Date.parse(c.req.header("if-modified-since") ?? "");
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}

/** For anybody: by the store itself when it has a public address. */
export async function sendPublicObject(c: Context, store: ObjectStore, row: ObjectRow | undefined) {
  if (!row) throw objectNotFound();
  const { cacheControl } = row.metadata;
  const address = store.publicAddress(keyOf(row));
  if (!address) return sendObject(c, store, row, publicCaching(cacheControl));
  c.header("Vary", "Sec-Fetch-Dest, Sec-Fetch-Mode");
  if (!isShownOnly(c)) return sendObject(c, store, row, publicCaching(cacheControl));
  c.header("Cache-Control", redirectCaching(cacheControl));
  return c.redirect(address, 302);
}

/**
 * A picture in a page, as the browser says. Scripts read pictures too, and other origins would have to allow that; and
 * a download needs our headers.
 */
function isShownOnly(c: Context): boolean {
  const { "sec-fetch-dest": dest, "sec-fetch-mode": mode } = c.req.header();
  return dest === "image" && mode === "no-cors" && c.req.query("download") === undefined;
}

export async function sendObject(c: Context, store: ObjectStore, row: ObjectRow | undefined, cacheControl: string) {
  if (!row) throw objectNotFound();
  const key = keyOf(row);
  const { size, eTag: etag, mimetype } = row.metadata;
  const modifiedAt = row.updated_at;
  const lastModified = modifiedAt.toUTCString();
  const range = isRangeWanted(c, etag, lastModified) ? readByteRange(c.req.header("range"), size) : null;
  if (range === "unsatisfiable" && !isUnchanged(c, etag, modifiedAt)) {
    c.header("Content-Range", `bytes */${size}`);
    throw new StorageError(416, "invalid_range", "invalid range provided");
  }
  const part = range && range !== "unsatisfiable" ? range : undefined;
  const setHeaders = () => {
    setContentHeaders(c, mimetype, etag, cacheControl, row.name);
    c.header("Last-Modified", lastModified);
    c.header("Accept-Ranges", "bytes");
  };
  if (isUnchanged(c, etag, modifiedAt)) {
    setHeaders();
    return c.body(null, 304);
  }
  const isHead = c.req.method === "HEAD";
  const body = isHead ? null : ((await store.get(key, part))?.body ?? null);
  if (!(isHead ? await store.stat(key) : body)) throw objectNotFound();
  // Not before: an error must not carry the length and the lifetime of the picture.
  setHeaders();
  if (part) c.header("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  c.header("Content-Length", String(part ? part.end - part.start + 1 : size));
  const status = part ? 206 : 200;
  return body ? c.body(body, status) : c.body(null, status);
}

const keyOf = (row: ObjectRow): ObjectKey => ({ bucket: row.bucket_id, name: row.name, version: row.version });

/** If-Range: a range is only useful if the part that the client already has is still current. */
function isRangeWanted(c: Context, etag: string, lastModified: string): boolean {
  const condition = c.req.header("if-range");
  return condition === undefined || condition === etag || condition === lastModified;
}

/** Shown inline, or saved under a name that every browser reads the same way and that cannot leave a folder. */
function contentDisposition(download: string | undefined, objectName: string): string {
  if (download === undefined) return "inline";
  const wanted = download || (objectName.split("/").at(-1) ?? "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get through.
  const clean = wanted.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/g, "_");
  // By code points, without lone surrogates, which cannot be encoded.
  const name = [...clean.replace(/^\.+|\p{Surrogate}/gu, "_")].slice(0, 100).join("") || "download";
  const ascii = name.replace(/[^ -~]/g, "_").replace(/[%;]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(name)}`;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
