import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";

const storedSchema = z.object({ jwtSecret: z.string(), keyEncryptionSecret: z.string(), postgresPassword: z.string() });
type StoredSecrets = z.infer<typeof storedSchema>;
export type Secrets = {
  jwtSecret: string;
  keyEncryptionSecret: string;
  /** Keys sealed with one of these can be opened until all of them are sealed again. */
  oldKeyEncryptionSecrets: string[];
};

/** From the settings, or generated once into DATA_DIR/secrets.json, which only its owner can read. */
export function loadSecrets({ database, DATA_DIR, ...given }: Config): Secrets {
  const old = given.KEY_ENCRYPTION_SECRET_OLD ? [given.KEY_ENCRYPTION_SECRET_OLD] : [];
  if (database.kind === "given") return withOld(database, old);
  const stored = readOrCreate(DATA_DIR);
  const jwtSecret = given.JWT_SECRET ?? stored.jwtSecret;
  const keyEncryptionSecret = given.KEY_ENCRYPTION_SECRET ?? stored.keyEncryptionSecret;
  return withOld({ jwtSecret, keyEncryptionSecret }, [...old, stored.keyEncryptionSecret]);
}

function withOld({ jwtSecret, keyEncryptionSecret }: Omit<Secrets, "oldKeyEncryptionSecrets">, old: string[]): Secrets {
  const oldKeyEncryptionSecrets = old.filter((one) => one !== keyEncryptionSecret);
  return { jwtSecret, keyEncryptionSecret, oldKeyEncryptionSecrets };
}

/** Of the embedded database. */
export const loadPostgresPassword = (dataDir: string) => readOrCreate(dataDir).postgresPassword;

/** Identifies the project to supabase-js; it gives no access and may be read by anyone. */
export function publishableKey(secrets: Pick<Secrets, "jwtSecret">): string {
  const digest = createHmac("sha256", secrets.jwtSecret).update("publishable key").digest("base64url");
  return `sb_publishable_${digest.slice(0, 31)}`;
}

function readOrCreate(dataDir: string): StoredSecrets {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    if (existsSync(join(dataDir, "postgres/data"))) {
      throw new Error(`${file} is missing, but the database it opens is there. Restore it from your backup.`);
    }
    create(file, dataDir);
  }
  return storedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Those of a backup. The database's password is a new one. */
export function writeSecrets(dataDir: string, { jwtSecret, keyEncryptionSecret }: Secrets) {
  create(join(dataDir, "secrets.json"), dataDir, { jwtSecret, keyEncryptionSecret });
}

function create(file: string, dataDir: string, given: Partial<StoredSecrets> = {}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh = () => randomBytes(32).toString("base64url");
  const secrets: StoredSecrets = {
    jwtSecret: fresh(),
    keyEncryptionSecret: fresh(),
    postgresPassword: fresh(),
    ...given,
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
