import { randomBytes } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createFileStore } from "../src/server/adapters/storage/files.ts";
import { backUp } from "../src/server/backup/back-up.ts";
import { restoreBackup } from "../src/server/backup/restore-backup.ts";
import { readConfig } from "../src/server/config/config.ts";
import { storeObject } from "../src/server/objects/store-object.ts";
import { startBenchDatabase } from "./support/database.ts";
import { fillCreatives } from "./support/fill-creatives.ts";
import { createPaidUser } from "./support/paid-user.ts";

const USERS = 300;
const PICTURES = 400;
const PICTURE_BYTES = 1_500_000;
const PASSPHRASE = "only for benchmarks";

/** A backup of 300,000 creatives and 600 MB of pictures, and its restore into an empty folder. */
export default async function backup() {
  const database = await startBenchDatabase();
  const target = mkdtempSync(join(tmpdir(), "bananabread-bench-target-"));
  const path = join(database.dataDir, "bench.backup");
  const secrets = { jwtSecret: "x".repeat(32), keyEncryptionSecret: "y".repeat(32), oldKeyEncryptionSecrets: [] };
  try {
    const { pool } = database;
    await fillCreatives(pool, await createPaidUser(pool), USERS);
    // The rows of pictures come with real files here.
    await pool.query("truncate storage.objects");
    const store = createFileStore(join(database.dataDir, "objects"));
    for (let n = 0; n < PICTURES; n += 1) {
      const object = { bucket: "creatives", name: `bench/${n}.png`, ownerId: null, contentType: "image/png" };
      await storeObject(store, { ...object, bytes: randomBytes(PICTURE_BYTES) }, (insert) => insert(pool));
    }
    await timed("backup", () => backUp({ pool, store, secrets }, path, PASSPHRASE));
    console.log(`  the file: ${(statSync(path).size / 1e6).toFixed(0)} MB`);
    const config = readConfig({ DATA_DIR: target });
    const createStore = () => createFileStore(join(target, "objects"));
    const logger = pino({ level: "silent" });
    await timed("restore", () => restoreBackup(config, createStore, { path, passphrase: PASSPHRASE }, logger));
  } finally {
    await database.stop();
    rmSync(realpathSync(join(target, "postgres")), { recursive: true, force: true });
    rmSync(target, { recursive: true, force: true });
  }
}

async function timed(what: string, work: () => Promise<object>) {
  const startedAt = performance.now();
  const done = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const megabytes = Math.round(process.memoryUsage.rss() / 1024 ** 2);
  console.log(`  ${what}: ${seconds} s, ${megabytes} MB of memory, ${JSON.stringify(done)}`);
}
