import { z } from "zod";
import { readPassphrase } from "./backup/passphrase.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { readConfig } from "./config/config.ts";
import { createLogger } from "./logger.ts";
import { createObjectStore } from "./parts/shelves.ts";

const USAGE = "Usage: npm run restore -- FILE";
const request = z.tuple([z.string().min(1)]);

try {
  const parsed = request.safeParse(process.argv.slice(3));
  if (!parsed.success) throw new Error(USAGE);
  const [path] = parsed.data;
  const config = readConfig(process.env);
  if (config.supabase) throw new Error("A hosted project restores its own backups: see docs/operations.md.");
  const backup = { path, passphrase: await readPassphrase(process.env) };
  const done = await restoreBackup(config, createObjectStore, backup, createLogger("error"));
  console.log(`Restored as of ${done.madeAt}: ${done.tables} tables and ${done.objects} pictures.`);
  if (done.damaged > 0) console.error(`${done.damaged} pictures were damaged already when the backup was made.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
