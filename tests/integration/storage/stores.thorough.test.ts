import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { openStore } from "./open-store.ts";

const MB = 1024 * 1024;

describe.each(["files", "s3"])("a store in %s", (kind) => {
  let store: ObjectStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await openStore(kind));
  });
  afterAll(() => close());

  test("hundreds of megabytes pass through in both directions without being held in memory", async () => {
    const [megabytes, chunk] = [192, Buffer.alloc(MB, 7)];
    let peak = 0;
    const before = process.memoryUsage().arrayBuffers;
    const look = () => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    };
    async function* large() {
      for (let count = 0; count < megabytes; count += 1) {
        look();
        yield chunk;
      }
    }
    const { version, size } = await store.put("creatives", "large.png", large(), "image/png");
    const key = { bucket: "creatives", name: "large.png", version };
    let received = 0;
    for await (const piece of (await store.get(key))?.body ?? []) {
      received += piece.byteLength;
      look();
    }
    await store.remove(key);
    expect([size, received]).toEqual([megabytes * MB, megabytes * MB]);
    expect(peak).toBeLessThan((megabytes * MB) / 2);
  });
});
