import { randomUUID } from "node:crypto";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyVault } from "../../../src/server/ai/key-vault.ts";
import { rotateKeys } from "../../../src/server/ai/rotate-keys.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";

const OWNERS = 125;
const KEYS = 2 * OWNERS;
const OLD = "the old secret, long enough to be one";
const NEW = "the new secret, long enough to be one";

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  const vault = createKeyVault(OLD);
  for (let i = 0; i < OWNERS; i++) {
    const id = randomUUID();
    await pool.query("insert into auth.users (id, email) values ($1, $2)", [id, `owner${i}@loafworks.test`]);
    // Several of one person may stand on both sides of a batch's end.
    for (const service of ["gemini", "openai"]) {
      const { ciphertext, nonce, key_id } = vault.close(`key of ${id}, ${service}`, id);
      await pool.query(
        `insert into private.api_keys (user_id, service, ciphertext, nonce, key_id, last_four)
         values ($1, $2, $3, $4, $5, '')`,
        [id, service, ciphertext, nonce, key_id],
      );
    }
  }
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const readAll = async (vault: ReturnType<typeof createKeyVault>) => {
  const { rows } = await pool.query("select * from private.api_keys");
  return rows.filter((row) => vault.open(row, row.user_id) === `key of ${row.user_id}, ${row.service}`).length;
};

test("a change of the secret can be killed half-way and goes on where it was; every key can be read all the time", async () => {
  const both = createKeyVault(NEW, [OLD]);
  let sealed = 0;
  const dies = { ...both, close: (key: string, id: string) => both.close(key, ++sealed > 150 ? failing() : id) };
  await expect(rotateKeys(pool, dies)).rejects.toThrow("killed");
  const { rows } = await pool.query("select count(*) from private.api_keys where key_id = $1", [both.currentId]);
  expect(rows[0].count).toBe(100);
  expect(await readAll(both)).toBe(KEYS);

  expect(await rotateKeys(pool, both)).toEqual({ sealedAnew: KEYS - 100, unreadable: 0 });
  expect(await rotateKeys(pool, both)).toEqual({ sealedAnew: 0, unreadable: 0 });
  expect(await readAll(createKeyVault(NEW))).toBe(KEYS);
  expect(await readAll(createKeyVault(OLD))).toBe(0);
});

test("keys of an unknown secret are counted and left as they are", async () => {
  const stranger = createKeyVault("a secret that has nothing to do with it", [OLD]);
  expect(await rotateKeys(pool, stranger)).toEqual({ sealedAnew: 0, unreadable: KEYS });
  expect(await readAll(createKeyVault(NEW))).toBe(KEYS);
});

function failing(): never {
  throw new Error("killed");
}
