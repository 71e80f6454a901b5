import type { IncomingMessage } from "node:http";

/** The texts and files of a multipart form. */
export async function readForm(request: IncomingMessage, raw: Buffer) {
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) throw new Error("the body is no form");
  const form = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData();
  const fields: Record<string, string> = {};
  const files: { field: string; type: string; size: number }[] = [];
  for (const [field, value] of form) {
    if (typeof value === "string") fields[field] = value;
    else files.push({ field, type: value.type, size: value.size });
  }
  return { fields, files };
}
