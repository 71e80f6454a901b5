import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { z } from "zod";

const MIN_LENGTH = 12;

const given = z.object({ BACKUP_PASSPHRASE: z.string().optional(), BACKUP_PASSPHRASE_FILE: z.string().optional() });

/**
 * From BACKUP_PASSPHRASE, from the file that BACKUP_PASSPHRASE_FILE names, or asked for on the terminal. Never from the
 * command line, which every user of the machine can see.
 */
export async function readPassphrase(environment: Record<string, string | undefined>): Promise<string> {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = given.parse(environment);
  if (BACKUP_PASSPHRASE) return BACKUP_PASSPHRASE;
  // Editors end a file with a new line.
  if (BACKUP_PASSPHRASE_FILE) return (await readFile(BACKUP_PASSPHRASE_FILE, "utf8")).replace(/\r?\n$/, "");
  if (process.stdin.isTTY) return ask("Passphrase: ");
  throw new Error("Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file that holds the passphrase.");
}

/** For a new backup: long enough and, when it is typed, typed twice. */
export async function choosePassphrase(environment: Record<string, string | undefined>): Promise<string> {
  const chosen = await readPassphrase(environment);
  if (chosen.length < MIN_LENGTH) throw new Error(`A passphrase has at least ${MIN_LENGTH} characters.`);
  const isTyped = !environment.BACKUP_PASSPHRASE && !environment.BACKUP_PASSPHRASE_FILE;
  if (isTyped && (await ask("Once more: ")) !== chosen) throw new Error("These were two different passphrases.");
  return chosen;
}

/** What is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
