import { createKeyVault } from "../ai/key-vault.ts";
import { rotateKeys } from "../ai/rotate-keys.ts";
import type { Database, Transaction } from "../database/pool.ts";
import type { Secrets } from "../secrets/load-secrets.ts";
import { createSeal } from "../secrets/seal.ts";

/**
 * What is sealed in the database was sealed with the backup's secrets. Where this installation has others, it is sealed
 * with those: the keys that sign tokens (so sessions stay open), mails to be sent, AI keys.
 */
export async function sealAnew(transaction: Transaction, before: Secrets, now: Secrets): Promise<void> {
  if (before.jwtSecret !== now.jwtSecret) {
    const places = [
      { purpose: "signing keys", table: "auth.signing_keys", id: "kid", sealed: "sealed_private_jwk" },
      { purpose: "outbox", table: "private.outbox", id: "id", sealed: "sealed_props" },
    ];
    for (const { purpose, table, id, sealed } of places) {
      const [from, to] = [createSeal(before.jwtSecret, purpose), createSeal(now.jwtSecret, purpose)];
      const { rows } = await transaction.query<{ id: string; sealed: Buffer }>(
        `select ${id}::text as id, ${sealed} as sealed from ${table}`,
      );
      for (const row of rows) {
        const anew = to.close(from.open(row.sealed, row.id), row.id);
        await transaction.query(`update ${table} set ${sealed} = $2 where ${id}::text = $1`, [row.id, anew]);
      }
    }
  }
  const { keyEncryptionSecret, oldKeyEncryptionSecrets } = before;
  const vault = createKeyVault(now.keyEncryptionSecret, [keyEncryptionSecret, ...oldKeyEncryptionSecrets]);
  await rotateKeys(inside(transaction), vault);
}

const NESTED: Record<string, string> = {
  begin: "savepoint nested",
  commit: "release savepoint nested",
  rollback: "rollback to savepoint nested",
};

/** For an operation that opens transactions of its own, to be part of this one. */
function inside(transaction: Transaction): Database {
  const query = ((text: string, values?: unknown[]) =>
    transaction.query(NESTED[text] ?? text, values)) as Database["query"];
  const client: Transaction = Object.assign(Object.create(transaction), { query, release: () => {} });
  return { query, connect: () => Promise.resolve(client) };
}
