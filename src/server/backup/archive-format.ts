import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/*
  A backup is one file: a header, then frames. Each frame is its length (4 bytes), its authentication tag (16 bytes) and
  its content, encrypted with AES-256-GCM. The nonce is the frame's number and the length is authenticated too, so no
  frame can be changed, moved, left out or added unnoticed. The last frame says that it is the last: a file that was cut
  off has none. The key comes from the passphrase and a salt that only this file has, so no nonce is used twice.

  The first byte of a frame's content says what follows: the description of an entry as JSON, a piece of that entry, or
  the end.
*/
const MAGIC = Buffer.from("BananaBread backup 1\n");
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
export const LENGTH_BYTES = 4;
export const TAG_BYTES = 16;
/** Pieces are collected up to this size, and a frame that claims to be larger is not read. */
export const PIECE_BYTES = 256 * 1024;
export const MAX_FRAME_BYTES = 4 * 1024 * 1024;
export const FRAME = { entry: 1, piece: 2, end: 3 } as const;

/** What an entry is: JSON, to be parsed by whoever reads it. */
export type Description = Record<string, unknown>;

/** Guessing passphrases takes 128 MB and about half a second each. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** A faulty, foreign or wrongly opened file, in words for whoever runs the command. */
export class BackupFileError extends Error {}

export async function newHeader(passphrase: string) {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = await deriveKey(passphrase, salt);
  return { key, header: Buffer.concat([MAGIC, salt, check]) };
}

/** The key, when this header belongs to a backup and the passphrase is the one it was made with. */
export async function openHeader(header: Buffer, passphrase: string): Promise<Buffer> {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupFileError("This is not a backup of BananaBread, or one that a newer version made.");
  }
  const { key, check } = await deriveKey(passphrase, header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!check.equals(header.subarray(MAGIC.length + SALT_BYTES))) {
    throw new BackupFileError("The passphrase is not the one this backup was made with.");
  }
  return key;
}

export function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Half of what comes out is the key; some of the other half tells a wrong passphrase from a damaged file. */
async function deriveKey(passphrase: string, salt: Buffer) {
  const derived = await derive(passphrase.normalize("NFC"), salt, 64, COST);
  return { key: derived.subarray(0, 32), check: derived.subarray(32, 32 + CHECK_BYTES) };
}
