import { expect } from "vitest";
import type { TestServer } from "../../support/server.ts";
import { png } from "../storage/images.ts";
import { type Member, openAnonymously } from "../storage/members.ts";
import type { Checks } from "./check-tables.ts";

/** Drives every row about storage. */
export function storageChecks(server: TestServer, maker: Member): Checks {
  const { storage } = maker.supabase;
  const kept = `${maker.id}/kept.png`;
  const upload = async (name: string, options = {}) =>
    maker.creatives.upload(name, await png(), { contentType: "image/png", ...options });
  const isRefused = (ask: () => PromiseLike<{ error: unknown }>) => async () => (await ask()).error;
  const raw = (path: string, method: string) => async () =>
    (await fetch(`${server.url}/storage/v1${path}`, { method, headers: maker.headers })).json();

  return {
    ".upload()": async () => expect((await upload(kept)).error).toBeNull(),
    ".upload({ cacheControl })": async () => {
      const name = `${maker.id}/brief.png`;
      const { publicUrl } = maker.creatives.getPublicUrl(name).data;
      for (const cacheControl of ["60", "120"]) {
        expect((await upload(name, { cacheControl })).error).toBeNull();
        expect((await fetch(publicUrl)).headers.get("cache-control")).toContain(`max-age=${cacheControl}`);
        await maker.creatives.remove([name]);
      }
    },
    ".upload() without a type": async () => {
      const bytes = await png();
      const send = async (body: Blob | Buffer, options = {}) =>
        (await maker.creatives.upload(`${maker.id}/${crypto.randomUUID()}.png`, body, options)).error;
      expect(await send(bytes)).toMatchObject({ status: 415 });
      expect(await send(new Blob([new Uint8Array(bytes)]))).toMatchObject({ status: 415 });
      expect(await send(bytes, { contentType: "image/webp" })).toMatchObject({ status: 415 });
    },
    "pictures of 10 MiB": async () => {
      const padded = Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]);
      const { error } = await maker.creatives.upload(`${maker.id}/large.png`, padded, { contentType: "image/png" });
      expect(error).toMatchObject({ status: 413 });
    },
    ".upload({ upsert })": isRefused(() => upload(kept, { upsert: true })),
    ".upload({ metadata })": isRefused(() => upload(`${maker.id}/meta.png`, { metadata: { a: 1 } })),
    ".upload() of other files": async () => {
      const text = new Blob(["plain"], { type: "text/plain" });
      expect((await maker.creatives.upload(`${maker.id}/a.txt`, text)).error).toMatchObject({ status: 415 });
    },
    ".update()": isRefused(async () => maker.creatives.update(kept, await png(), { contentType: "image/png" })),
    ".download()": async () => expect((await maker.creatives.download(kept)).data?.type).toBe("image/png"),
    ".download({ transform })": async () => {
      const ask = (transform: object) => maker.creatives.download(kept, { transform });
      expect((await ask({ width: 320, resize: "contain" })).data?.type).toMatch(/^image\//);
      expect((await ask({ width: 321 })).error).not.toBeNull();
    },
    "transform: { quality }": async () =>
      (
        await fetch(maker.creatives.getPublicUrl(kept, { transform: { width: 320, quality: 20 } }).data.publicUrl)
      ).json(),
    ".getPublicUrl()": async () =>
      expect((await fetch(maker.creatives.getPublicUrl(kept).data.publicUrl)).status).toBe(200),
    ".getPublicUrl({ transform })": async () => {
      const ask = async (transform: object) =>
        (await fetch(maker.creatives.getPublicUrl(kept, { transform }).data.publicUrl)).status;
      expect([await ask({ width: 320, resize: "contain" }), await ask({ width: 321 })]).toEqual([200, 400]);
    },
    ".info()": async () => expect((await maker.creatives.info(kept)).data?.name).toBe(kept),
    ".exists()": async () => expect((await maker.creatives.exists(kept)).data).toBe(true),
    ".list()": async () =>
      expect((await maker.creatives.list(maker.id)).data?.map(({ name }) => name)).toContain("kept.png"),
    "by policy": async () => {
      const visitor = (await openAnonymously(server)).storage.from("creatives");
      expect((await visitor.list(maker.id)).data).toEqual([]);
    },
    ".remove()": async () => {
      await upload(`${maker.id}/gone.png`);
      expect((await maker.creatives.remove([`${maker.id}/gone.png`])).data).toHaveLength(1);
    },
    ".list({ limit: 1001 })": isRefused(() => maker.creatives.list(maker.id, { limit: 1_001 })),
    "DELETE /object/bucket/name": async () => {
      await upload(`${maker.id}/single.png`);
      const remove = raw(`/object/creatives/${maker.id}/single.png`, "DELETE");
      expect(await remove()).toEqual({ message: "Successfully deleted" });
      expect(await remove()).toMatchObject({ message: "Object not found" });
    },
    ".listV2()": isRefused(() => maker.creatives.listV2()),
    ".move()": isRefused(() => maker.creatives.move(kept, `${maker.id}/moved.png`)),
    ".copy()": isRefused(() => maker.creatives.copy(kept, `${maker.id}/copied.png`)),
    ".createSignedUrl()": isRefused(() => maker.creatives.createSignedUrl(kept, 60)),
    ".createSignedUrls()": isRefused(() => maker.creatives.createSignedUrls([kept], 60)),
    ".createSignedUploadUrl()": isRefused(() => maker.creatives.createSignedUploadUrl(kept)),
    ".uploadToSignedUrl()": isRefused(async () => maker.creatives.uploadToSignedUrl(kept, "token", await png())),
    ".purgeCache()": isRefused(() => maker.creatives.purgeCache(kept)),
    ".listBuckets()": isRefused(() => storage.listBuckets()),
    ".getBucket()": isRefused(() => storage.getBucket("creatives")),
    ".createBucket()": isRefused(() => storage.createBucket("mine")),
    ".updateBucket()": isRefused(() => storage.updateBucket("creatives", { public: true })),
    ".emptyBucket()": isRefused(() => storage.emptyBucket("creatives")),
    ".deleteBucket()": isRefused(() => storage.deleteBucket("creatives")),
    ".purgeBucketCache()": isRefused(() => storage.purgeBucketCache("creatives")),
    // Of clients newer than ours.
    ".getBucketLifecycle()": raw("/bucket/creatives/lifecycle", "GET"),
    ".updateBucketLifecycle()": raw("/bucket/creatives/lifecycle", "PUT"),
    ".deleteBucketLifecycle()": raw("/bucket/creatives/lifecycle", "DELETE"),
    "/upload/resumable": raw("/upload/resumable", "POST"),
    "/iceberg": raw("/iceberg/bucket", "GET"),
    "/vector": raw("/vector/ListVectorBuckets", "POST"),
  };
}
