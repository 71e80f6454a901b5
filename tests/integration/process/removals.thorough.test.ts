import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { startS3 } from "../../stand-ins/s3/start-s3.ts";
import { createPlace, until } from "../../support/process.ts";

const s3 = await startS3();
afterAll(() => s3.stop());

test("removals that the store does not answer outlive SIGTERM and kill -9, and are done when it answers again", async () => {
  const place = await createPlace();
  const settings = await s3.settings();
  const store = createObjectStore(readConfig(settings));
  const { version } = await store.put("creatives", "me/a.png", Buffer.from("bread"), "image/png");
  const key = { bucket: "creatives", name: "me/a.png", version };
  const queue = () => place.query("select attempts, next_attempt_at <= now() as is_due from private.object_deletions");
  const askedTimes = () =>
    s3.seen.filter((request) => request.startsWith("DELETE") && request.includes(version)).length;
  const launchUntilAsked = async () => {
    const before = askedTimes();
    s3.failNext({ method: "DELETE", key: new RegExp(`${version}$`), status: "silence", times: 1 });
    const server = await place.launch(settings);
    return { server, isAsked: () => until(() => askedTimes() > before) };
  };
  try {
    const first = await launchUntilAsked();
    await place.query("insert into private.object_deletions (bucket, name, version) values ($1, $2, $3)", [
      key.bucket,
      key.name,
      version,
    ]);
    await first.isAsked();
    expect(await queue()).toEqual([{ attempts: 0, is_due: false }]);
    expect(await first.server.kill("SIGTERM")).toBe(0);

    // Released by the first one, so the next takes it at once.
    const second = await launchUntilAsked();
    await second.isAsked();
    await second.server.kill("SIGKILL");
    expect(await store.stat(key)).not.toBeNull();

    const third = await place.launch(settings);
    expect(await queue()).toEqual([{ attempts: 0, is_due: false }]);
    await place.query("update private.object_deletions set next_attempt_at = next_attempt_at - interval '2 minutes'");
    await until(async () => (await queue()).length === 0);
    expect(await store.stat(key)).toBeNull();
    await third.kill("SIGTERM");
  } finally {
    await place.remove();
  }
});
