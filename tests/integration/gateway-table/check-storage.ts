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
    ".upload({ upsert })": isRefused(() => upload(kept, { upsert: true })),
    ".upload({ metadata })": isRefused(() => upload(`${maker.id}/meta.png`, { metadata: { a: 1 } })),
    ".upload() of other files": async () => {
      const text = new Blob(["plain"], { type: "text/plain" });
      expect((await maker.creatives.upload(`${maker.id}/a.txt`, text)).error).toMatchObject({ status: 415 });
    },
    ".update()": isRefused(async () => maker.creatives.update(kept, await png(), { contentType: "image/png" })),
    ".download()": async () => expect((await maker.creatives.download(kept)).data?.type).toBe("image/png"),
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
    "/upload/resumable": raw("/upload/resumable", "POST"),
    "/iceberg": raw("/iceberg/bucket", "GET"),
    "/vector": raw("/vector/ListVectorBuckets", "POST"),
  };
}
