import { knownMigrations, type MigrationSet } from "../database/migrate.ts";
import { BackupFileError } from "./archive-format.ts";
import { type Entry, entry as entrySchema, type Manifest } from "./entries.ts";
import { readArchive } from "./read-archive.ts";

export type Backup = { path: string; passphrase: string };
export type Verified = {
  backup: Backup;
  made: Manifest;
  /** Versions of files that were found damaged when the backup was made. */
  damaged: ReadonlySet<string>;
};

const TOO_NEW = "This backup was made by a newer version of BananaBread. Restore it with that version, or a later one.";

/** Reads all of it, and says what it is and whether this version can restore it. */
export async function verifyBackup(backup: Backup, schemas: MigrationSet[]): Promise<Verified> {
  let made: Manifest | undefined;
  const damaged = new Set<string>();
  for await (const { entry } of entriesOf(backup)) {
    if (entry.kind === "manifest") made = entry;
    if (entry.kind === "damaged") damaged.add(entry.version);
  }
  if (!made) throw new BackupFileError("The backup does not say what it is.");
  const known = await knownMigrations(schemas);
  const isKnown = Object.entries(made.migrations).every(([name, checksum]) => known.get(name) === checksum);
  if (!isKnown) throw new BackupFileError(TOO_NEW);
  return { backup, made, damaged };
}

export async function* entriesOf({ path, passphrase }: Backup): AsyncGenerator<{
  entry: Entry;
  content: AsyncIterable<Uint8Array>;
}> {
  for await (const { description, content } of readArchive(path, passphrase)) {
    const parsed = entrySchema.safeParse(description);
    // Whoever wrote the file had the passphrase, so this is not a damaged one.
    if (!parsed.success) throw new BackupFileError(TOO_NEW, { cause: parsed.error });
    yield { entry: parsed.data, content };
  }
}
