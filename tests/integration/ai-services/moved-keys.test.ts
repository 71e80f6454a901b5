import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createKeyVault } from "../../../src/server/ai/key-vault.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../../src/server/database/open-database.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createEmptyDatabase } from "../../support/database.ts";

const FIRST_OF_SERVICES = "20261124000100";

test("keys from before there were several services are Gemini's, and the word `demo` is the composer", async () => {
  const database = await createEmptyDatabase();
  const before = mkdtempSync(join(tmpdir(), "migrations-"));
  const pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  try {
    cpSync(PRODUCT_SCHEMA.folder, before, {
      recursive: true,
      filter: (file) => !file.endsWith(".sql") || basename(file) < FIRST_OF_SERVICES,
    });
    await migrate(pool, [GATEWAY_SCHEMA, { ...PRODUCT_SCHEMA, folder: before }]);
    const vault = createKeyVault("a secret of more than 32 characters");
    // The last one only ends like the composer's word.
    const keys = ["AIzaSyGOODkey0123456789a1B2", "demo", "AIzaSyGOODkey0123456789demo"];
    const people = keys.map((key) => ({ id: randomUUID(), key }));
    for (const { id, key } of people) {
      await pool.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@loafworks.test`]);
      const { ciphertext, nonce, key_id } = vault.close(key, id);
      await pool.query(
        "insert into private.api_keys (user_id, ciphertext, nonce, key_id, last_four) values ($1, $2, $3, $4, $5)",
        [id, ciphertext, nonce, key_id, key.slice(-4)],
      );
    }
    await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
    const { rows } = await pool.query(
      `select s.user_id, s.image_service, k.service, k.ciphertext, k.nonce, k.key_id
         from private.ai_settings s left join private.api_keys k using (user_id)`,
    );
    const found = people.map(({ id }) => {
      const row = rows.find(({ user_id }) => user_id === id);
      return [row.image_service, row.service, row.service && vault.open(row, id)];
    });
    expect(found).toEqual([
      ["gemini", "gemini", keys[0]],
      ["composer", null, null],
      ["gemini", "gemini", keys[2]],
    ]);
  } finally {
    await pool.end();
    await database.drop();
    rmSync(before, { recursive: true });
  }
});
