import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectKey, ObjectStore, OldFile } from "../../../src/server/adapters/storage/port.ts";
import { openStore } from "./open-store.ts";

const read = async (found: Awaited<ReturnType<ObjectStore["get"]>>) => found && (await new Response(found.body).text());

/** What every store promises, whatever is behind it. */
describe.each(["files", "s3"])("a store in %s", (kind) => {
  let store: ObjectStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await openStore(kind));
  });
  afterAll(() => close());

  const listed = async (before: Date) => {
    const files: OldFile[] = [];
    for await (const page of store.listOld(before)) files.push(...page);
    return files;
  };
  const soon = () => new Date(Date.now() + 60_000);

  test("what was put comes back, whole or in part, with its type and a tag of its content", async () => {
    const put = await store.put("creatives", "a/b.png", Buffer.from("0123456789"), "image/png");
    const key = { bucket: "creatives", name: "a/b.png", version: put.version };
    expect(put).toMatchObject({ size: 10, contentType: "image/png", etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) });
    expect(await store.stat(key)).toMatchObject({ ...put, modifiedAt: expect.any(Date) });
    expect(await read(await store.get(key))).toBe("0123456789");
    const part = await store.get(key, { start: 2, end: 4 });
    expect(part).toMatchObject({ size: 10, contentType: "image/png", etag: put.etag });
    expect(await read(part)).toBe("234");
    expect(await store.get({ ...key, name: "other.png" })).toBeNull();
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
    expect(await store.stat(key)).toBeNull();
  });

  test("a stream that fails half-way leaves nothing", async () => {
    async function* failing() {
      yield Buffer.from("half");
      throw new Error("the line broke");
    }
    const before = (await listed(soon())).length;
    await expect(store.put("creatives", "half.png", failing(), "image/png")).rejects.toThrow("the line broke");
    expect(await listed(soon())).toHaveLength(before);
  });

  test("names that would lead elsewhere are refused", async () => {
    const { version } = await store.put("creatives", "a.png", Buffer.from("x"), "image/png");
    for (const name of ["../secret", "a/../../secret", "/etc/passwd", "a\0b", "a\\b", "", "a//b", "x".repeat(256)]) {
      await expect(store.get({ bucket: "creatives", name, version })).rejects.toThrow("no object can be called");
      await expect(store.put("creatives", name, Buffer.from("x"), "image/png")).rejects.toThrow();
    }
    for (const key of [
      { bucket: "..", name: "a.png", version },
      { bucket: ".unfinished", name: "a.png", version },
      { bucket: "creatives", name: "a.png", version: "../../secret" },
      { bucket: "creatives", name: "a.png", version: "" },
    ]) {
      await expect(store.remove(key)).rejects.toThrow("no object can be called");
    }
  });

  test("a file moves in from elsewhere under its version, and only with the content that its name promises", async () => {
    const bytes = Buffer.from("from elsewhere");
    const version = `${"0".repeat(32)}-${createHash("sha256").update(bytes).digest("hex")}.webp`;
    const key: ObjectKey = { bucket: "ads", name: "moved.webp", version };
    async function* chunks(...parts: Buffer[]) {
      yield* parts;
    }
    const damaged = Buffer.from("from elsewherE");
    await expect(store.restore(key, chunks(damaged), damaged.length)).rejects.toThrow();
    await expect(store.restore(key, chunks(bytes.subarray(0, 4)), bytes.length)).rejects.toThrow();
    // S3 keeps nothing of an upload that broke off; the tests' own store sometimes its name.
    expect((await store.stat(key))?.size ?? 0).toBe(0);
    await store.restore(key, chunks(bytes.subarray(0, 4), bytes.subarray(4)), bytes.length);
    expect(await store.get(key).then(read)).toBe("from elsewhere");
    expect(await store.stat(key)).toMatchObject({ contentType: "image/webp", size: bytes.length });
  });

  test("files that are old enough are listed, and each can be removed", async () => {
    const { version } = await store.put("creatives", "old.png", Buffer.from("old"), "image/png");
    expect((await listed(new Date(Date.now() - 60_000))).map((file) => file.version)).not.toContain(version);
    const found = (await listed(soon())).find((file) => file.version === version);
    await found?.remove();
    expect(await store.stat({ bucket: "creatives", name: "old.png", version })).toBeNull();
  });
});
