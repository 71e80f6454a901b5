import type { Context } from "hono";
import { badRequest, tooLarge } from "./storage-error.ts";

/** Boundaries, part headers and the small fields that travel beside the file. */
const MULTIPART_EXTRA = 64 * 1024;

export type Upload = { bytes: Uint8Array; claimedType: string };

/** The file of a request: the body itself, or the one file of a form as supabase-js sends blobs. */
export async function readUpload(c: Context, largest: number): Promise<Upload> {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    if (c.req.header("x-metadata")) throw badRequest("Custom metadata is not offered");
    return { bytes: await readBytes(c, largest), claimedType: baseType(contentType) };
  }
  const body = await readBytes(c, largest + MULTIPART_EXTRA);
  const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData().catch(() => {
    throw badRequest("The form could not be read");
  });
  if (form.has("metadata")) throw badRequest("Custom metadata is not offered");
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file] = files;
  if (!file || files.length > 1) throw badRequest("The form must hold exactly one file");
  if (file.size > largest) throw tooLarge();
  return { bytes: new Uint8Array(await file.arrayBuffer()), claimedType: baseType(file.type) };
}

/** The whole body, given up as soon as it is too long, and refused when less came than was announced. */
export async function readBytes(c: Context, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = c.req.header("content-length");
  if (announced && Number(announced) > largest) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > largest) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw Object.assign(badRequest("The upload ended before all of it had arrived. Nothing was stored."), { cause });
  }
  if (size > largest) throw tooLarge();
  if (announced && Number(announced) !== size) {
    throw badRequest("The upload ended before all of it had arrived. Nothing was stored.");
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const baseType = (contentType: string) => (contentType.split(";")[0] ?? "").trim().toLowerCase();
