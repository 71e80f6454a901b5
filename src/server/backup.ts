import { existsSync } from "node:fs";
import { z } from "zod";
import { formatBytes } from "../shared/format-bytes.ts";
import { backUp } from "./backup/back-up.ts";
import { choosePassphrase } from "./backup/passphrase.ts";
import { readConfig } from "./config/config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import { createLogger } from "./logger.ts";
import { createObjectStore } from "./parts/shelves.ts";
import { loadSecrets } from "./secrets/load-secrets.ts";

const USAGE = "Usage: npm run backup -- FILE";
const request = z.tuple([z.string().min(1)]);

try {
  const parsed = request.safeParse(process.argv.slice(3));
  if (!parsed.success) throw new Error(USAGE);
  const [path] = parsed.data;
  if (existsSync(path)) throw new Error(`${path} exists already. A backup never replaces a file.`);
  const config = readConfig(process.env);
  if (config.supabase) throw new Error("A hosted project backs itself up: see docs/operations.md.");
  const passphrase = await choosePassphrase(process.env);
  const { pool, close } = await openOrJoinDatabase(config, createLogger("error"));
  try {
    const source = { pool, store: createObjectStore(config), secrets: loadSecrets(config) };
    const { tables, objects, bytes, damaged } = await backUp(source, path, passphrase);
    console.log(`${tables} tables and ${objects} pictures were written to ${path} (${formatBytes(bytes)}).`);
    if (damaged.length > 0) {
      console.error(`${damaged.length} pictures are missing or damaged in the store and cannot be restored:`);
      for (const name of damaged) console.error(`  ${name}`);
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
