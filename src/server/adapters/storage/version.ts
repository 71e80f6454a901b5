import { createHash, randomBytes } from "node:crypto";
import { isBucketName, isObjectName } from "./object-name.ts";
import type { ObjectKey, StoredObject } from "./port.ts";

const EXTENSIONS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
const CONTENT_TYPES = Object.fromEntries(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]));
const VERSION = /^[0-9a-f]{32}-(?<hash>[0-9a-f]{64})\.(?<extension>[a-z]+)$/;

/**
 * A version's name is a random part, the hash of the content and its type, so nothing else has to be kept in sync with
 * the content, in whichever store it lies.
 */
export function newVersion(hash: string, contentType: string): string {
  const extension = EXTENSIONS[contentType];
  if (!extension) throw new Error(`objects of type ${contentType} are not kept`);
  return `${randomBytes(16).toString("hex")}-${hash}.${extension}`;
}

/** The hash of the content, in hexadecimal. */
export const hashOf = (version: string): string => VERSION.exec(version)?.groups?.hash ?? "";

/** Below the root of a store. Made from hashes: a client's name never becomes part of a path. */
export function pathOf({ bucket, name, version }: ObjectKey): string {
  if (!isBucketName(bucket) || !isObjectName(name) || !VERSION.test(version)) {
    throw new Error(`no object can be called ${JSON.stringify({ bucket, name, version })}`);
  }
  const nameHash = createHash("sha256").update(name).digest("hex").slice(0, 32);
  return `${bucket}/${nameHash.slice(0, 2)}/${nameHash}-${version}`;
}

/** The version that a file with this name, the last part of a path, holds; null when it is none of ours. */
export function versionIn(file: string): string | null {
  const version = /^[0-9a-f]{32}-(?<version>.+)$/.exec(file)?.groups?.version ?? "";
  return VERSION.test(version) ? version : null;
}

export function describeVersion(
  version: string,
  { size, modifiedAt }: { size: number; modifiedAt: Date },
): StoredObject {
  const { hash = "", extension = "" } = VERSION.exec(version)?.groups ?? {};
  return { version, size, etag: `"${hash}"`, contentType: CONTENT_TYPES[extension] ?? "", modifiedAt };
}
