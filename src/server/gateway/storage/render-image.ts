import { createHash } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { ObjectStore } from "../../adapters/storage/port.ts";
import { originalOf } from "../../storage/forget-renditions.ts";
import { ENCODER, makeRendition, type Rendition } from "../../storage/make-rendition.ts";
import type { RenditionCache } from "../../storage/rendition-cache.ts";
import type { ObjectRow } from "./find-object.ts";
import { FOR_EVER, isUnchanged, setContentHeaders } from "./send-object.ts";
import { badRequest, objectNotFound } from "./storage-error.ts";

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const side = whole(16, 2048).optional();
const renderQuery = z.object({
  width: side,
  height: side,
  quality: whole(20, 100).default(80),
  resize: z.enum(["cover", "contain", "fill"]).default("cover"),
  format: z.enum(["origin", "webp"]).optional(),
});
const encodable = z.enum(["image/png", "image/jpeg", "image/webp"]);

export async function renderImage(
  c: Context,
  { store, renditions }: { store: ObjectStore; renditions: RenditionCache },
  findRow: () => Promise<ObjectRow | undefined>,
) {
  const { format, ...size } = readQuery(c);
  const row = await findRow();
  if (!row) throw objectNotFound();
  const original = encodable.parse(row.metadata.mimetype);
  const acceptsWebp = /\bimage\/webp\b/i.test(c.req.header("accept") ?? "");
  const isWebp = format === "webp" || (format === undefined && acceptsWebp);
  const wanted: Rendition = { ...size, contentType: isWebp ? "image/webp" : original };
  const object = { bucket: row.bucket_id, name: row.name, version: row.version };
  const key = [originalOf(object), ENCODER, JSON.stringify(wanted)].join("\n");
  const etag = `"${createHash("sha256").update(key).digest("base64url")}"`;

  const send = (bytes: Buffer | null) => {
    setContentHeaders(c, wanted.contentType, etag, FOR_EVER, row.name);
    c.header("Vary", "Accept");
    if (!bytes) return c.body(null, 304);
    c.header("Content-Length", String(bytes.length));
    return c.req.method === "HEAD" ? c.body(null) : c.body(new Uint8Array(bytes));
  };
  if (isUnchanged(c, etag, row.updated_at)) return send(null);
  return send(
    await renditions.getOrMake(
      key,
      async () => {
        const found = await store.get(object);
        if (!found) throw objectNotFound();
        return makeRendition(new Uint8Array(await new Response(found.body).arrayBuffer()), wanted);
      },
      originalOf(object),
    ),
  );
}

function readQuery(c: Context): z.infer<typeof renderQuery> {
  const parsed = renderQuery.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw badRequest(z.prettifyError(parsed.error).replaceAll("\n", " "));
}
