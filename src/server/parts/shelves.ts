import { join } from "node:path";
import { createFileStore } from "../adapters/storage/files.ts";
import { createFolderFiles } from "../adapters/storage/folder-files.ts";
import type { NamedFiles, ObjectStore } from "../adapters/storage/port.ts";
import { checkPublicUrl, checkS3 } from "../adapters/storage/s3/check-s3.ts";
import { createS3Bucket } from "../adapters/storage/s3/s3-bucket.ts";
import { createS3Files } from "../adapters/storage/s3/s3-files.ts";
import { createS3Store } from "../adapters/storage/s3/s3-store.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { createRenditionCache, type RenditionCache } from "../images/rendition-cache.ts";
import { createStoredRenditions } from "../objects/stored-renditions.ts";

type Storage = Pick<Config, "objects" | "DATA_DIR">;
export type Shelves = ReturnType<typeof createShelves>;

/** Where everything that is not in the database is kept: in folders, or in one S3 bucket for all processes. */
export function createShelves(config: Storage) {
  const { objects, DATA_DIR } = config;
  if (objects.kind === "files") {
    const store = createObjectStore(config);
    return {
      store,
      renditions: createRenditionCache(join(DATA_DIR, "renditions")) as RenditionCache,
      /** What leftovers are looked for in. The cache of renditions has a limit and loses its oldest anyway. */
      swept: [store] as Pick<ObjectStore, "listOld">[],
      paintedFiles: (kind: string): NamedFiles => createFolderFiles(join(DATA_DIR, "content", kind)),
      /** Refuses, before anything else is opened, what could not be used later. */
      check: () => Promise.resolve(),
      checkPublic: (_publicBuckets: string[]) => Promise.resolve(),
    };
  }
  const { publicUrl } = objects;
  const bucket = createS3Bucket(objects);
  const store = createS3Store(bucket, publicUrl);
  const renditions = createStoredRenditions(createS3Files(bucket, "renditions/"));
  return {
    store,
    renditions,
    swept: [store, renditions],
    paintedFiles: (kind: string) => createS3Files(bucket, `content/${kind}/`),
    check: () => checkS3(bucket, store).catch(asConfigError),
    async checkPublic(publicBuckets: string[]) {
      if (publicUrl) await checkPublicUrl(store, publicUrl, publicBuckets).catch(asConfigError);
    },
  };
}

/** For commands: a server may be running beside them, so nothing else is opened. */
export function createObjectStore({ objects }: Pick<Config, "objects">): ObjectStore {
  if (objects.kind === "files") return createFileStore(objects.folder);
  return createS3Store(createS3Bucket(objects), objects.publicUrl);
}

function asConfigError(error: Error): never {
  throw new ConfigError([error.message]);
}
