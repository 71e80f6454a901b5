import { createCipheriv } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { type Description, FRAME, LENGTH_BYTES, newHeader, nonceOf, PIECE_BYTES } from "./archive-format.ts";

export type ArchiveWriter = {
  add: (description: Description, content?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>;
  bytes: () => number;
};

/** Writes a backup beside its place and moves it there when it is complete and on disk. */
export async function writeArchive(path: string, passphrase: string, fill: (archive: ArchiveWriter) => Promise<void>) {
  const draft = `${path}.unfinished`;
  const { key, header } = await newHeader(passphrase);
  const file = await open(draft, "wx", 0o600).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST") throw cause;
    throw new Error(`${draft} exists: another backup is writing it, or one was interrupted. If none runs, remove it.`);
  });
  try {
    try {
      await file.writeFile(header);
      const writer = frameWriter(file, key);
      await fill({ add: writer.add, bytes: writer.bytes });
      await writer.end();
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function frameWriter(file: FileHandle, key: Buffer) {
  let frames = 0;
  let bytes = 0;
  const write = async (kind: number, content: Uint8Array) => {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(content.length + 1);
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(frames)).setAAD(length);
    const sealed = [cipher.update(Uint8Array.of(kind)), cipher.update(content), cipher.final()];
    const frame = Buffer.concat([length, cipher.getAuthTag(), ...sealed]);
    await file.writeFile(frame);
    frames += 1;
    bytes += frame.length;
  };
  return {
    bytes: () => bytes,
    async add(description: Description, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = []) {
      await write(FRAME.entry, Buffer.from(JSON.stringify(description)));
      let waiting: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of content) {
        waiting.push(chunk);
        size += chunk.length;
        if (size < PIECE_BYTES) continue;
        await write(FRAME.piece, Buffer.concat(waiting));
        waiting = [];
        size = 0;
      }
      if (size > 0) await write(FRAME.piece, Buffer.concat(waiting));
    },
    end: () => write(FRAME.end, new Uint8Array()),
  };
}

/** Without this a power cut could lose the rename, though not the bytes. */
async function syncFolder(path: string) {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
