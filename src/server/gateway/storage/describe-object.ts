import type { ObjectRow } from "./find-object.ts";

/** The answer to `info`. */
export function describeObject({ metadata, ...row }: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    bucket_id: row.bucket_id,
    version: row.version,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}
