import { createHash } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { DamagedObjectError, type ObjectStore, type OldFile } from "../port.ts";
import { describeVersion, hashOf, newVersion, pathOf, versionIn } from "../version.ts";
import { inMemory, type S3Bucket } from "./s3-bucket.ts";
import type { S3Content } from "./s3-client.ts";
import { spool } from "./spool.ts";

const OBJECTS = "objects/";
/** As our own gateway answers: the content of a version never changes, but it can be taken down. */
const CACHE_CONTROL = "public, max-age=31536000, s-maxage=600, immutable";

/**
 * Objects in an S3 bucket, under the same paths as the files of a folder. `publicUrl` is where browsers can read the
 * bucket without a key.
 */
export function createS3Store(bucket: S3Bucket, publicUrl: string | null): ObjectStore {
  const putVersion = (path: string, content: S3Content, contentType: string) =>
    bucket.put(OBJECTS + path, content, { "content-type": contentType, "cache-control": CACHE_CONTROL });
  const putContent = async (bucketName: string, name: string, content: S3Content, contentType: string) => {
    const version = newVersion(content.sha256, contentType);
    await putVersion(pathOf({ bucket: bucketName, name, version }), content, contentType);
    return describeVersion(version, { size: content.size, modifiedAt: new Date() });
  };

  return {
    async put(bucketName, name, content, contentType) {
      if (content instanceof Uint8Array) return putContent(bucketName, name, inMemory(content), contentType);
      const spooled = await spool(content);
      return putContent(bucketName, name, spooled, contentType).finally(spooled.close);
    },
    async restore(key, content, size) {
      const { contentType } = describeVersion(key.version, { size, modifiedAt: new Date() });
      const once: S3Content = { sha256: hashOf(key.version), size, open: () => content, isOnce: true };
      await putVersion(pathOf(key), once, contentType);
    },
    async get(key, range) {
      const found = await bucket.get(OBJECTS + pathOf(key), range);
      if (!found) return null;
      const bytes = ReadableStream.from(range ? found.body : checked(found.body, key.version));
      return {
        ...describeVersion(key.version, found),
        body: bytes as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>,
      };
    },
    async stat(key) {
      const found = await bucket.head(OBJECTS + pathOf(key));
      return found && describeVersion(key.version, found);
    },
    remove: async (key) => bucket.remove(OBJECTS + pathOf(key)),
    async *listOld(before) {
      for await (const page of bucket.list(OBJECTS)) {
        const files = page.flatMap(({ key, modifiedAt }): OldFile[] => {
          const version = versionIn(key.split("/").at(-1) ?? "");
          return version && modifiedAt < before ? [{ version, remove: () => bucket.remove(key) }] : [];
        });
        if (files.length > 0) yield files;
      }
    },
    publicAddress: (key) => publicUrl && `${publicUrl}/${OBJECTS}${pathOf(key)}`,
  };
}

/** Passes the bytes on, the last of them only when all of them together are what was stored. */
async function* checked(body: AsyncIterable<Uint8Array>, version: string): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let held: Uint8Array | undefined;
  for await (const chunk of body) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest("hex") !== hashOf(version)) {
    throw new DamagedObjectError(`the S3 store sent damaged content for ${version}`);
  }
  if (held) yield held;
}
