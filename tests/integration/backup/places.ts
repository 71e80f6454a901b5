import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { restoreBackup } from "../../../src/server/backup/restore-backup.ts";
import { type Config, readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { loadSecrets } from "../../../src/server/secrets/load-secrets.ts";
import { startServer } from "../../../src/server/server.ts";
import { freePort, type TestServer } from "../../support/server.ts";

export const PASSPHRASE = "three loaves and a fish";
const logger = pino({ level: "silent" });

/** What `npm run backup` does. */
export function takeBackup({ config, db }: TestServer, path: string, passphrase = PASSPHRASE) {
  return backUp({ pool: db, store: createObjectStore(config), secrets: loadSecrets(config) }, path, passphrase);
}

/** What `npm run restore` does. */
export const restore = (config: Config, path: string, passphrase = PASSPHRASE, createStore = createObjectStore) =>
  restoreBackup(config, createStore, { path, passphrase }, logger);

export type Place = Awaited<ReturnType<typeof newPlace>>;

/** Where nothing has been installed yet: a data folder, and a database of its own unless a URL is given. */
export async function newPlace(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-place-"));
  const port = await freePort();
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, ...env });
  return {
    dataDir,
    config,
    url: `http://127.0.0.1:${port}`,
    start: () => startServer(config, logger),
    files: () => readdirSync(dataDir),
    remove() {
      const postgres = join(dataDir, "postgres");
      if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
