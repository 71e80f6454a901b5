import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { queueOrphans } from "../../../src/server/objects/queue-orphans.ts";
import { removeFromStore, storeObject } from "../../../src/server/objects/store-object.ts";
import { sweepObjectDeletions } from "../../../src/server/objects/sweep-object-deletions.ts";
import { sweepOrphanFiles } from "../../../src/server/objects/sweep-orphan-files.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

const lines: { level: number }[] = [];
const logger = pino({ level: "warn" }, { write: (line) => void lines.push(JSON.parse(line)) });
describe.each(["files", "s3"] as const)("in %s", (kind) => {
  let server: TestServer;
  let maker: Member;
  let store: ObjectStore;
  let cutoff: Date | null;
  beforeAll(async () => {
    cutoff = null;
    server = await startTestServer({ store: kind });
    maker = await signInPaid(server, "maker@example.com");
    const real = createObjectStore(server.config);
    store = { ...real, listOld: (before) => real.listOld(cutoff ?? before) };
  });
  afterAll(async () => {
    await maker.close();
    await server.stop();
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  /** Everything stored so far counts as old, and nothing else. Stores give the time in whole seconds. */
  const makeOld = async () => {
    const second = Math.ceil(Date.now() / 1000) * 1000;
    cutoff = new Date(second);
    // The clock that files are dated by is some milliseconds behind.
    await until(() => Date.now() > second + 50);
  };

  test("nobody keeps a picture for an account that is not there, and its file goes at once", async () => {
    const before = (await storedFiles(server)).length;
    const nobody = randomUUID();
    const object = { bucket: "creatives", name: `${nobody}/1.png`, ownerId: nobody, contentType: "image/png" };
    const kept = storeObject(store, { ...object, bytes: await png() }, (insert) => insert(server.db));
    await expect(kept).rejects.toMatchObject({ constraint: "objects_owner_fkey" });
    expect(await storedFiles(server)).toHaveLength(before);
  });

  test("pictures of accounts that are gone are found and removed, and nobody else's", async () => {
    const before = (await storedFiles(server)).length;
    const gone = randomUUID();
    const add = async (name: string, days: number) => {
      const object = { bucket: "creatives", name, ownerId: null, contentType: "image/png", bytes: await png() };
      await storeObject(store, object, (insert) => insert(server.db));
      await server.db.query("update storage.objects set created_at = $2 where name = $1", [name, daysAgo(days)]);
    };
    await add(`${gone}/old.png`, 1);
    await add(`${gone}/just-now.png`, 0);
    await add(`${maker.id}/old.png`, 1);
    await add("house/logo.png", 1);
    expect(await queueOrphans(server.db)).toBe(1);
    expect(await queueOrphans(server.db)).toBe(0);
    await sweepObjectDeletions(server.db, removeFromStore(store), logger);
    const { rows } = await server.db.query("select name from storage.objects order by name");
    expect(rows.map(({ name }) => name)).toEqual(
      [`${gone}/just-now.png`, `${maker.id}/old.png`, "house/logo.png"].sort(),
    );
    expect(await storedFiles(server)).toHaveLength(before + 3);
  });

  test("a file that a crash left without its row goes after a day; one that is being uploaded stays", async () => {
    await maker.creatives.upload(`${maker.id}/kept.png`, await png(), { contentType: "image/png" });
    const before = await storedFiles(server);
    await store.put("creatives", `${maker.id}/crashed.png`, await png(), "image/png");
    await sweepOrphanFiles(server.db, store, logger);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
    await makeOld();
    await store.put("creatives", `${maker.id}/under-way.png`, await png(), "image/png");
    await sweepOrphanFiles(server.db, store, logger);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
    expect(await storedFiles(server)).toEqual(expect.arrayContaining(before));
  });

  test("with a database that knows hardly any of the files, none is removed", async () => {
    for (let n = 0; n < 101; n += 1)
      await store.put("creatives", `${maker.id}/${n}.png`, Buffer.from([n]), "image/png");
    await makeOld();
    const before = (await storedFiles(server)).length;
    lines.length = 0;
    await sweepOrphanFiles(server.db, store, logger);
    expect(await storedFiles(server)).toHaveLength(before);
    expect(lines).toMatchObject([{ msg: expect.stringContaining("none removed") }]);
  });
});
