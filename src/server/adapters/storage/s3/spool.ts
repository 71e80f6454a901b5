import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Content } from "./s3-client.ts";

const CHUNK = 256 * 1024;

/**
 * A stream as content whose hash and size are known, without holding it in memory. The temporary file has no name from
 * the start, so it is gone when it is closed or when the process dies.
 */
export async function spool(stream: AsyncIterable<Uint8Array>): Promise<S3Content & { close: () => Promise<void> }> {
  const path = join(tmpdir(), `bananabread-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of stream) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.writeFile(chunk);
    }
    return {
      sha256: hash.digest("hex"),
      size,
      open: () => file.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
