import { createDecipheriv } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import {
  BackupFileError,
  FRAME,
  HEADER_BYTES,
  LENGTH_BYTES,
  MAX_FRAME_BYTES,
  nonceOf,
  openHeader,
  TAG_BYTES,
} from "./archive-format.ts";

export type ArchiveEntry = {
  description: unknown;
  /** To be read to its end before the next entry. */
  content: AsyncIterable<Uint8Array>;
};

/** The entries in the order in which they were added. Ends only when the whole file was there and unchanged. */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path, "r");
  try {
    const key = await openHeader(await readExactly(file, HEADER_BYTES), passphrase);
    const frames = readFrames(file, key);
    let next = await frames.next();
    while (!next.done && next.value.kind === FRAME.entry) {
      const description: unknown = JSON.parse(next.value.content.toString());
      next = await frames.next();
      yield { description, content: pieces() };
      // Whoever looked at the description only did not want the content.
      for await (const _ of pieces());
    }
    if (next.done || next.value.kind !== FRAME.end) throw damaged();
    // Goes on to the end of the file, where nothing may follow.
    await frames.next();

    async function* pieces() {
      while (!next.done && next.value.kind === FRAME.piece) {
        yield next.value.content;
        next = await frames.next();
      }
    }
  } finally {
    await file.close();
  }
}

async function* readFrames(file: FileHandle, key: Buffer): AsyncGenerator<{ kind: number; content: Buffer }> {
  for (let frame = 0; ; frame += 1) {
    const length = await readExactly(file, LENGTH_BYTES);
    const size = length.readUInt32BE();
    if (size === 0 || size > MAX_FRAME_BYTES) throw damaged();
    const sealed = await readExactly(file, TAG_BYTES + size);
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(frame), { authTagLength: TAG_BYTES })
      .setAAD(length)
      .setAuthTag(sealed.subarray(0, TAG_BYTES));
    const content = decipher.update(sealed.subarray(TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw damaged(cause);
    }
    const kind = content[0] ?? 0;
    yield { kind, content: content.subarray(1) };
    if (kind === FRAME.end) break;
  }
  const { bytesRead } = await file.read(Buffer.alloc(1), 0, 1);
  if (bytesRead > 0) throw damaged();
}

async function readExactly(file: FileHandle, size: number): Promise<Buffer> {
  const buffer = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(buffer, filled, size - filled);
    if (bytesRead === 0) throw damaged();
    filled += bytesRead;
  }
  return buffer;
}

function damaged(cause?: unknown) {
  return new BackupFileError("The backup is damaged or was cut off. Use another one.", { cause });
}
