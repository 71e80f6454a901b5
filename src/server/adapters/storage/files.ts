import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { isBucketName, isObjectName } from "./object-name.ts";
import type { ByteRange, ObjectKey, ObjectStore, OldFile, StoredObject } from "./port.ts";

const EXTENSIONS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
const CONTENT_TYPES = Object.fromEntries(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]));
const VERSION = /^[0-9a-f]{32}-(?<hash>[0-9a-f]{64})\.(?<extension>[a-z]+)$/;
const UNFINISHED = ".unfinished";

/**
 * Objects as files in a folder. A version's name is a random part, the hash of the content and its type, so no second
 * file has to be kept in sync. Paths are made from hashes; a client's name never becomes part of one.
 */
export function createFileStore(folder: string): ObjectStore {
  const root = resolve(folder);
  mkdirSync(join(root, UNFINISHED), { recursive: true, mode: 0o700 });
  sweepUnfinished(join(root, UNFINISHED));

  const pathOf = ({ bucket, name, version }: ObjectKey): string => {
    if (!isBucketName(bucket) || !isObjectName(name) || !VERSION.test(version)) {
      throw new Error(`no object can be called ${JSON.stringify({ bucket, name, version })}`);
    }
    const nameHash = createHash("sha256").update(name).digest("hex").slice(0, 32);
    const path = join(root, bucket, nameHash.slice(0, 2), `${nameHash}-${version}`);
    if (!path.startsWith(root + sep)) throw new Error("a path left the folder of the store");
    return path;
  };

  return {
    async put(bucket, name, content, contentType) {
      const extension = EXTENSIONS[contentType];
      if (!extension) throw new Error(`objects of type ${contentType} are not kept`);
      const draft = join(root, UNFINISHED, `${process.pid}-${randomUUID()}`);
      try {
        const { hash, size } = await writeDurably(draft, content);
        const version = `${randomBytes(16).toString("hex")}-${hash}.${extension}`;
        const path = pathOf({ bucket, name, version });
        const isNewFolder = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft, path);
        // Without this a power cut could lose the rename, though not the bytes.
        await syncFolder(dirname(path));
        if (isNewFolder) for (const parent of [join(root, bucket), root]) await syncFolder(parent);
        return describe(version, { size, mtime: new Date() });
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async restore(key, content, size) {
      const draft = join(root, UNFINISHED, `${process.pid}-${randomUUID()}`);
      try {
        const written = await writeDurably(draft, content);
        if (!key.version.includes(written.hash) || written.size !== size) throw new Error("not the content");
        await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
        await rename(draft, pathOf(key));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const file = await ifThere(open(pathOf(key), "r"));
      if (!file) return null;
      try {
        return { ...describe(key.version, await file.stat()), body: bodyOf(file, range) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async stat(key) {
      const found = await ifThere(stat(pathOf(key)));
      return found && describe(key.version, found);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    listOld: (before) => listOldFiles(root, before),
  };
}

/** Folder by folder: bucket, then the first letters of the name's hash. */
async function* listOldFiles(root: string, before: Date): AsyncGenerator<OldFile[]> {
  for (const bucket of await readdir(root)) {
    if (!isBucketName(bucket)) continue;
    for (const folder of await readdir(join(root, bucket))) {
      const files: OldFile[] = [];
      for (const file of await readdir(join(root, bucket, folder))) {
        const path = join(root, bucket, folder, file);
        const version = /^[0-9a-f]{32}-(?<version>.+)$/.exec(file)?.groups?.version ?? "";
        const found = VERSION.test(version) ? await ifThere(stat(path)) : null;
        if (found && found.mtime < before) files.push({ version, remove: () => rm(path, { force: true }) });
      }
      if (files.length > 0) yield files;
    }
  }
}

function describe(version: string, { size, mtime }: { size: number; mtime: Date }): StoredObject {
  const { hash = "", extension = "" } = VERSION.exec(version)?.groups ?? {};
  return { version, size, etag: `"${hash}"`, contentType: CONTENT_TYPES[extension] ?? "", modifiedAt: mtime };
}

async function writeDurably(path: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let size = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest("hex"), size };
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function bodyOf(file: FileHandle, range: ByteRange | undefined) {
  const stream = file.createReadStream({ ...range, highWaterMark: 256 * 1024 });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

function ifThere<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Left behind by processes that were killed while writing. Other running processes may be using the same folder. */
function sweepUnfinished(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = Number.parseInt(name, 10);
    if (pid === process.pid || !isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
