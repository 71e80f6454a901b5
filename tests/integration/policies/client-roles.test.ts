import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { createDatabase } from "../../support/database.ts";

/** Roles belong to the whole PostgreSQL server, so a database can find anon and authenticated made by somebody else. */
describe("the client roles of a server that others use too", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let admin: pg.Client;
  let makeRoles: string;

  beforeAll(async () => {
    makeRoles = await readFile(join(PROJECT_ROOT, "src/server/gateway/schema/001_roles.sql"), "utf8");
    database = await createDatabase();
    admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await database?.drop();
  });
  beforeEach(async () => {
    await admin.query("begin");
  });
  afterEach(async () => {
    await admin.query("rollback");
  });

  it("are taken as they are by their owner", async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    try {
      await owner.query(makeRoles);
      await owner.query("begin; set local role anon; rollback");
    } finally {
      await owner.end();
    }
  });

  it("are refused with the way out when this owner may not act as them", async () => {
    await admin.query("create role stranger createrole");
    await admin.query("set local role stranger");
    await expect(admin.query(makeRoles)).rejects.toMatchObject({
      message: 'Role "anon" exists already, but "stranger" may not act as it.',
      hint: expect.stringContaining("grant anon to stranger"),
    });
  });

  it("are refused when they ignore row-level security", async () => {
    await admin.query("alter role authenticated bypassrls");
    await expect(admin.query(makeRoles)).rejects.toThrow(
      'Role "authenticated" exists already and ignores row-level security.',
    );
  });
});
