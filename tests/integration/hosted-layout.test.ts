import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../../src/server/account/delete-account.ts";
import { createMailbox } from "../../src/server/adapters/mail/mailbox.ts";
import { createLocalPayments } from "../../src/server/adapters/payments/local.ts";
import { banUser, unbanUser } from "../../src/server/admin/user/ban-user.ts";
import { changeUserEmail } from "../../src/server/admin/user/change-user-email.ts";
import { readUser } from "../../src/server/admin/user/read-user.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import { createLeases } from "../../src/server/generation/leases.ts";
import { createOutbox } from "../../src/server/mail/outbox.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { createSeal } from "../../src/server/secrets/seal.ts";
import { createDatabase, createEmptyDatabase } from "../support/database.ts";
import { listClientGrants } from "./policies/catalog.ts";
import { type HostedProject, layOutHostedProject } from "./policies/hosted-project.ts";
import { renderSchema } from "./policies/render-access.ts";
import { seedEverybody } from "./policies/seeds.ts";

const EARLY_BIRD = "44444444-0000-4000-8000-000000000001";
const migrations = { ...PRODUCT_SCHEMA, isHosted: true };

describe("the migrations on a hosted Supabase project", () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let project: HostedProject;
  let admin: pg.Client;
  let owner: pg.Pool;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    admin = new pg.Client({ connectionString: database.adminUrl });
    owner = new pg.Pool({ connectionString: database.url, max: 2 });
    await admin.connect();
    project = await layOutHostedProject(admin, owner);
    await project.asAuthServer("insert into auth.users (id, email) values ($1, 'early@example.com')", [EARLY_BIRD]);
    await migrate(owner, [migrations]);
  });

  afterAll(async () => {
    await owner?.end();
    await project?.dropWith(() => database.drop());
  });

  it("apply once, by a role that is no superuser", async () => {
    const { rows } = await owner.query("select rolsuper, rolbypassrls from pg_roles where rolname = current_user");
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    expect(await migrate(owner, [migrations])).toEqual([]);
  });

  it("are noted where the CLI of Supabase looks, and what the CLI has noted is not applied again", async () => {
    const { rows } = await owner.query("select version, name from supabase_migrations.schema_migrations order by 1");
    const files = (await readdir(migrations.folder)).filter((name) => name.endsWith(".sql"));
    expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files.sort());
    await owner.query("delete from private.migrations");
    expect(await migrate(owner, [migrations])).toEqual([]);
    const known = await owner.query("select from private.migrations");
    expect(known.rowCount).toBe(files.length);
  });

  it("give accounts that were there before a profile", async () => {
    const { rows } = await owner.query("select email, plan from user_profiles where id = $1", [EARLY_BIRD]);
    expect(rows).toEqual([{ email: "early@example.com", plan: "free" }]);
  });

  it("let the auth server make, change and delete accounts without knowing of our tables", async () => {
    const id = "44444444-0000-4000-8000-000000000002";
    const profile = async () => (await owner.query("select email from user_profiles where id = $1", [id])).rows;
    await project.asAuthServer("insert into auth.users (id, email) values ($1, 'new@example.com')", [id]);
    expect(await profile()).toEqual([{ email: "new@example.com" }]);
    await project.asAuthServer("update auth.users set email = 'moved@example.com' where id = $1", [id]);
    expect(await profile()).toEqual([{ email: "moved@example.com" }]);
    await owner.query(
      `insert into creatives (user_id, title, prompt, type, image_url)
       values ($1, 'Title', 'Prompt', 'meta', '/storage/v1/object/public/creatives/gone.png')`,
      [id],
    );
    await project.asAuthServer("delete from auth.users where id = $1", [id]);
    expect(await profile()).toEqual([]);
    expect((await owner.query("select name from private.object_deletions")).rows).toContainEqual({ name: "gone.png" });
  });

  it("let an account be deleted where auth and storage belong to others", async () => {
    const id = "44444444-0000-4000-8000-000000000003";
    const logger = pino({ level: "silent" });
    const outbox = createOutbox(
      owner,
      createMailbox(tmpdir(), "", () => {}),
      createSeal("a".repeat(32), "outbox"),
      logger,
    );
    const payments = createLocalPayments(owner, "secret");
    const billing = { pool: owner, payments, outbox, logger, siteUrl: "https://bananabread.example" };
    await project.asAuthServer("insert into auth.users (id, email) values ($1, 'leaver@example.com')", [id]);
    await admin.query("insert into storage.objects (bucket_id, name) values ('creatives', $1)", [`${id}/a.png`]);
    const deleted: string[] = [];
    await deleteAccount(
      {
        pool: owner,
        billing,
        leases: createLeases(owner, logger, () => {}),
        readObject: () => Promise.resolve(null),
        isHosted: true,
        onDeleted: (userId) => void deleted.push(userId),
      },
      { userId: id, email: "leaver@example.com" },
    );
    expect(deleted).toEqual([id]);
    expect((await owner.query("select from auth.users where id = $1", [id])).rowCount).toBe(0);
    const { rows } = await owner.query("select name from private.object_deletions");
    expect(rows).toContainEqual({ name: `${id}/a.png` });
  });

  it("let an administrator look after a user, except for the e-mail, which is changed in the project", async () => {
    const id = "44444444-0000-4000-8000-000000000004";
    const session = "55555555-0000-4000-8000-000000000001";
    await project.asAuthServer("insert into auth.users (id, email) values ($1, 'kai@example.com')", [id]);
    await project.asAuthServer(
      "insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())",
      [session, id],
    );
    const logger = pino({ level: "silent" });
    const mailbox = createMailbox(tmpdir(), "", () => {});
    const parts = {
      pool: owner,
      outbox: createOutbox(owner, mailbox, createSeal("a".repeat(32), "outbox"), logger),
      siteUrl: "https://bananabread.example",
      storageLimit: 1024,
      paymentPage: () => null,
      isHosted: true,
      onSignedOut: () => {},
    };
    const actor = { userId: EARLY_BIRD, sessionId: session.replace("1", "2") };
    expect(await readUser(parts, actor, id)).toMatchObject({ email: "kai@example.com", session_count: 1, ban: null });
    expect(await banUser(parts, actor, { user_id: id, reason: "Spam" })).toBe(1);
    expect(await readUser(parts, actor, id)).toMatchObject({ session_count: 0, ban: { reason: "Spam" } });
    await unbanUser(parts, actor, { user_id: id, reason: "A mistake" });
    const change = changeUserEmail(parts, actor, { user_id: id, email: "new@example.com", reason: "Typo" });
    await expect(change).rejects.toThrow(/managed by its Supabase project.*Nothing was changed\./);
  });

  it("grant clients exactly what they have with our own gateway", async () => {
    const ours = await createDatabase();
    const client = new pg.Client({ connectionString: ours.url });
    try {
      await client.connect();
      const expected = await listClientGrants(client, ["public", "private"]);
      expect(await listClientGrants(admin, ["public", "private"])).toEqual(expected);
    } finally {
      await client.end();
      await ours.drop();
    }
  });

  describe("with everybody in it", () => {
    beforeAll(() => seedEverybody(admin, ["public", "private"]));

    it.each(["public", "private"])("keep to the access table in schema %s", async (schema) => {
      const page = await readFile(join(PROJECT_ROOT, "tests/integration/policies/access.md"), "utf8");
      const section = page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${schema}\n`));
      const client = await owner.connect();
      try {
        expect(await renderSchema(client, schema)).toBe(section?.trimEnd());
      } finally {
        client.release();
      }
    });
  });
});
