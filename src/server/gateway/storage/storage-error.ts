import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An error in Supabase Storage's format, because supabase-js and its users rely on it. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly status: ContentfulStatusCode;
  readonly error: string;

  constructor(status: ContentfulStatusCode, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export const objectNotFound = () => new StorageError(404, "not_found", "Object not found");
export const bucketNotFound = () => new StorageError(404, "Bucket not found", "Bucket not found");
export const invalidKey = (key: string) => new StorageError(400, "InvalidKey", `Invalid key: ${key}`);
export const refusedByPolicy = () =>
  new StorageError(403, "Unauthorized", "new row violates row-level security policy");
export const tooLarge = () =>
  new StorageError(413, "Payload too large", "The object exceeded the maximum allowed size");
export const unsupportedType = (type: string) =>
  new StorageError(415, "invalid_mime_type", `mime type ${type} is not supported`);
export const badRequest = (message: string) => new StorageError(400, "InvalidRequest", message);
export const notOffered = (what: string) =>
  new StorageError(404, "not_offered", `${what} is not offered by this gateway`);

/** Reading a missing object is a 404; writing to a missing one is a 400 whose body says 404. */
export function sendStorageError(c: Context, { status, error, message }: StorageError): Response {
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  const httpStatus = status === 404 && error !== "not_offered" && !isReading ? 400 : status;
  if (status === 503) c.header("Retry-After", "1");
  if (status === 429) c.header("Retry-After", "5");
  c.header("Cache-Control", "no-store");
  return c.json({ statusCode: String(status), error, message }, httpStatus);
}
