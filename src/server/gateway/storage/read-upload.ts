import type { Context } from "hono";
import { readCacheControl } from "./caching.ts";
import { badRequest, tooLarge } from "./storage-error.ts";

/** Boundaries, part headers and the small fields sent with the file. */
const MULTIPART_EXTRA = 64 * 1024;

export type Upload = { bytes: Uint8Array; claimedType: string; cacheControl: string };

/** The file of a request: the body itself, or the one file of a form, which is how supabase-js sends blobs. */
export async function readUpload(
  c: Context,
  readBytes: (largest: number) => Promise<Buffer<ArrayBuffer>>,
  largest: number,
): Promise<Upload> {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    if (c.req.header("x-metadata")) throw badRequest("Custom metadata is not offered by this gateway");
    const cacheControl = readCacheControl(c.req.header("cache-control"));
    return { bytes: await readBytes(largest), claimedType: baseType(contentType), cacheControl };
  }
  const body = await readBytes(largest + MULTIPART_EXTRA);
  const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData().catch(() => {
    throw badRequest("The form could not be read");
  });
  if (form.has("metadata")) throw badRequest("Custom metadata is not offered by this gateway");
  const cacheControl = readCacheControl(form.get("cacheControl")?.toString());
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file] = files;
  if (!file || files.length > 1) throw badRequest("The form must hold exactly one file");
  if (file.size > largest) throw tooLarge();
  return { bytes: new Uint8Array(await file.arrayBuffer()), claimedType: baseType(file.type), cacheControl };
}

const baseType = (contentType: string) => (contentType.split(";")[0] ?? "").trim().toLowerCase();
