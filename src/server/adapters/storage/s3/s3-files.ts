import { buffer } from "node:stream/consumers";
import type { NamedFiles } from "../port.ts";
import { inMemory, type S3Bucket } from "./s3-bucket.ts";

/** Files that can be made again, in an S3 bucket below a prefix that ends with a slash. */
export function createS3Files(bucket: S3Bucket, prefix: string): NamedFiles {
  return {
    async read(name) {
      const found = await bucket.get(prefix + name);
      return found && buffer(found.body);
    },
    write: (name, bytes) => bucket.put(prefix + name, inMemory(bytes), { "content-type": typeOf(name) }),
    isThere: async (name) => (await bucket.head(prefix + name)) !== null,
    remove: (name) => bucket.remove(prefix + name),
    async *list(start = "") {
      for await (const page of bucket.list(prefix + start)) {
        yield page.map(({ key, modifiedAt }) => ({ name: key.slice(prefix.length), modifiedAt }));
      }
    },
  };
}

const typeOf = (name: string) =>
  name.endsWith(".png") ? "image/png" : name.endsWith(".webp") ? "image/webp" : "application/octet-stream";
