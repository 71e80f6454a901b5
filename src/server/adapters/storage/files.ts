import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { isBucketName } from "./object-name.ts";
import type { ByteRange, ObjectKey, ObjectStore, OldFile } from "./port.ts";
import { describeVersion, hashOf, newVersion, pathOf, versionIn } from "./version.ts";

const UNFINISHED = ".unfinished";

/** Objects as files in a folder. */
export function createFileStore(folder: string): ObjectStore {
  const root = resolve(folder);
  mkdirSync(join(root, UNFINISHED), { recursive: true, mode: 0o700 });
  sweepUnfinished(join(root, UNFINISHED));

  const fileOf = (key: ObjectKey): string => {
    const path = join(root, pathOf(key));
    if (!path.startsWith(root + sep)) throw new Error("a path left the folder of the store");
    return path;
  };

  /** Written beside its place and moved there, where `choosePlace`, which knows what was written, says. */
  async function write(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    choosePlace: (written: { hash: string; size: number }) => ObjectKey,
  ) {
    const draft = join(root, UNFINISHED, `${process.pid}-${randomUUID()}`);
    try {
      const written = await writeDurably(draft, content);
      const key = choosePlace(written);
      const path = fileOf(key);
      const isNewFolder = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(draft, path);
      // Without this a power cut could lose the rename, though not the bytes.
      await syncFolder(dirname(path));
      if (isNewFolder) for (const parent of [join(root, key.bucket), root]) await syncFolder(parent);
      return describeVersion(key.version, { size: written.size, modifiedAt: new Date() });
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: (bucket, name, content, contentType) =>
      write(content, ({ hash }) => ({ bucket, name, version: newVersion(hash, contentType) })),
    async restore(key, content, size) {
      await write(content, (written) => {
        if (written.hash === hashOf(key.version) && written.size === size) return key;
        throw new Error(`the content is not that of ${key.version}`);
      });
    },
    async get(key, range) {
      const file = await ifThere(open(fileOf(key), "r"));
      if (!file) return null;
      try {
        return { ...describeVersion(key.version, told(await file.stat())), body: bodyOf(file, range) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async stat(key) {
      const found = await ifThere(stat(fileOf(key)));
      return found && describeVersion(key.version, told(found));
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    listOld: (before) => listOldFiles(root, before),
    publicAddress: () => null,
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
        const version = versionIn(file);
        const found = version && (await ifThere(stat(path)));
        if (found && found.mtime < before) files.push({ version, remove: () => rm(path, { force: true }) });
      }
      if (files.length > 0) yield files;
    }
  }
}

const told = ({ size, mtime }: { size: number; mtime: Date }) => ({ size, modifiedAt: mtime });

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
