import { createHash } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { RENDITION_QUALITY, RENDITION_WIDTHS } from "../../../shared/renditions.ts";
import type { ObjectStore } from "../../adapters/storage/port.ts";
import type { Rendition } from "../../images/make-renditions.ts";
import { type Renditions, renditionName } from "../../objects/renditions.ts";
import type { ObjectRow } from "./find-object.ts";
import { isUnchanged, setContentHeaders } from "./send-object.ts";
import { badRequest, objectNotFound } from "./storage-error.ts";

const WIDTHS = new Map(RENDITION_WIDTHS.map((width) => [String(width), width]));

const NOT_OFFERED = "is not offered by this gateway";

/** The parameters of a hosted project, but only the values made here: anybody may ask, and each costs a decoding. */
const renderQuery = z.object({
  width: z.string(`must be given: a copy without one ${NOT_OFFERED}`).transform((width, context) => {
    const known = WIDTHS.get(width);
    if (!known) context.addIssue(`${NOT_OFFERED}: it must be one of ${RENDITION_WIDTHS.join(", ")}`);
    return known ?? z.NEVER;
  }),
  height: z.undefined(`${NOT_OFFERED}: the height follows from the width`).optional(),
  quality: z.literal(String(RENDITION_QUALITY), `${NOT_OFFERED}: it is always ${RENDITION_QUALITY}`).optional(),
  resize: z.literal("contain", `${NOT_OFFERED}: only 'contain' is`).optional(),
  format: z.enum(["origin", "webp"], `${NOT_OFFERED}: only 'origin' and 'webp' are`).optional(),
});
const encodable = z.enum(["image/png", "image/jpeg", "image/webp"]);

type Parts = { store: ObjectStore; renditions: Renditions; askerOf: (c: Context) => string };

export async function renderImage(
  c: Context,
  { store, renditions, askerOf }: Parts,
  cachingOf: (row: ObjectRow) => string,
  findRow: () => Promise<ObjectRow | undefined>,
) {
  const { format, width } = readQuery(c);
  const row = await findRow();
  if (!row) throw objectNotFound();
  const original = encodable.parse(row.metadata.mimetype);
  const acceptsWebp = /\bimage\/webp\b/i.test(c.req.header("accept") ?? "");
  const isWebp = format === "webp" || (format === undefined && acceptsWebp);
  const wanted: Rendition = { width, contentType: isWebp ? "image/webp" : original };
  const object = { bucket: row.bucket_id, name: row.name, version: row.version };
  const name = [object.bucket, object.name, object.version, renditionName(wanted)].join("\n");
  const etag = `"${createHash("sha256").update(name).digest("base64url")}"`;

  const send = (bytes: Buffer | null) => {
    setContentHeaders(c, wanted.contentType, etag, cachingOf(row), row.name);
    c.header("Vary", "Accept");
    if (!bytes) return c.body(null, 304);
    c.header("Content-Length", String(bytes.length));
    return c.req.method === "HEAD" ? c.body(null) : c.body(new Uint8Array(bytes));
  };
  if (isUnchanged(c, etag, row.updated_at)) return send(null);
  const asker = askerOf(c);
  const [folder, ...rest] = row.name.split("/");
  // Pictures in nobody's folder are everybody's: making them smaller is work for whoever asks.
  const lane = rest.length > 0 ? `pictures of ${folder}` : `common pictures for ${asker}`;
  const turn = { lane, asker, ...(rest.length > 0 && folder && { person: folder }), signal: c.req.raw.signal };
  const bytes = await renditions.get(object, wanted, turn, async () => {
    const found = await store.get(object);
    if (!found) throw objectNotFound();
    return new Uint8Array(await new Response(found.body).arrayBuffer());
  });
  return send(bytes);
}

function readQuery(c: Context): z.infer<typeof renderQuery> {
  const parsed = renderQuery.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(`The ${issue?.path.join()} ${issue?.message}`);
}
