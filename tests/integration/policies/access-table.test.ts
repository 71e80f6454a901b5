import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../support/database.ts";
import { listClientGrants } from "./catalog.ts";
import { renderSchema } from "./render-access.ts";
import { seedEverybody } from "./seeds.ts";

const INTRODUCTION = `# Who can do what

Measured, not declared: the policy test signs in as each of these, tries every verb on every table, view and column, and
calls every function. It fails when the database answers otherwise than this page says, or holds something this page
does not name. After a change that is meant, run \`npx vitest run --project integration tests/integration/policies -u\`
and read the difference as a reviewer would.

- **anon** is not signed in; **unpaid** has started a checkout; **refunded** has paid and got all of it back.
- **own**: the own rows and no others. **all**: everybody's. **none**: the statement runs but finds no row.
- A verb that is not named, **–** and **refused**: PostgreSQL answers 42501.
- Functions: what a call gives. No relation outside these schemas belongs to the product.`;

const schemas = ["public", "private", "auth", "storage", "extensions"];

describe("the access table", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await seedEverybody(client, schemas);
  });

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it("says exactly what anon, members and bananaman can do", async () => {
    const sections = [INTRODUCTION];
    for (const schema of schemas) sections.push(await renderSchema(client, schema));
    await expect(`${sections.join("\n\n")}\n`).toMatchFileSnapshot("./access.md");
  });

  it("covers every schema of the database", async () => {
    const { rows } = await client.query(
      "select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1",
    );
    expect(rows.map(({ nspname }) => nspname)).toEqual([...schemas].sort());
  });

  it("grants clients verbs on rows and calls of functions, and nothing beyond", async () => {
    const grants = await listClientGrants(client, ["public", "private", "auth", "storage"]);
    const kinds = new Set(grants.map((line) => line.split(" ").slice(0, 2).join(" ")));
    expect([...kinds].sort()).toEqual([
      "anon EXECUTE",
      "anon USAGE",
      "authenticated DELETE",
      "authenticated EXECUTE",
      "authenticated INSERT",
      "authenticated SELECT",
      "authenticated USAGE",
      // The right to refer to objects in schema public; PostgreSQL's own default.
      "public USAGE",
    ]);
    expect(grants.filter((line) => line.includes("_seq"))).toEqual([]);
  });
});
