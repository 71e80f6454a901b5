// Has the CLI of Supabase apply the migrations to a database laid out like a hosted project, first on trial, then for
// good; after that our own start finds nothing left to do. npm run test:supabase
// The CLI is 130 MB, so npx fetches it here and it is no dependency.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { startEmbeddedPostgres } from "../src/server/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { PRODUCT_SCHEMA } from "../src/server/database/open-database.ts";
import { layOutHostedProject } from "../tests/integration/policies/hosted-project.ts";

const CLI = "supabase@2.117.0";
const PASSWORD = "only-for-tests";

const dataDir = mkdtempSync(join(tmpdir(), "bananabread-supabase-"));
const postgres = await startEmbeddedPostgres(dataDir, PASSWORD, pino({ level: "silent" }));
const { host, user, database } = postgres.connection;
// The CLI speaks TCP only, and our PostgreSQL listens on a socket.
const bridge = createServer((client) => {
  const server = connect(join(host, ".s.PGSQL.5432"));
  client.pipe(server).pipe(client);
  for (const end of [client, server]) end.on("error", () => {});
}).listen(0, "127.0.0.1");
await once(bridge, "listening");
const address = bridge.address();
const port = typeof address === "object" ? address?.port : 0;
const url = `postgresql://${user}:${PASSWORD}@127.0.0.1:${port}/${database}?sslmode=disable`;

const admin = new pg.Client({ ...postgres.adminConnection, database });
const owner = new pg.Pool({ ...postgres.connection, max: 2 });
try {
  await admin.connect();
  await layOutHostedProject(admin, owner);
  await push("--dry-run");
  await push();
  await push("--dry-run");
  const left = await migrate(owner, [{ ...PRODUCT_SCHEMA, isHosted: true }]);
  if (left.length > 0) throw new Error(`our own start applied ${left.join(", ")} once more`);
  const { rows } = await owner.query("select count(*)::int as count from supabase_migrations.schema_migrations");
  console.log(`The CLI applied ${rows[0].count} migrations, and our own start had nothing left to do.`);
} finally {
  await owner.end();
  await admin.end();
  bridge.close();
  await postgres.stop();
  rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

async function push(...flags: string[]) {
  const cli = spawn("npx", ["--yes", CLI, "db", "push", "--yes", "--db-url", url, ...flags], {
    stdio: "inherit",
    env: {
      ...process.env,
      SITE_URL: "http://localhost:3000",
      SITE_CALLBACK_URL: "http://localhost:3000/auth/callback",
    },
  });
  const [code] = await once(cli, "exit");
  if (code !== 0) throw new Error(`supabase db push ${flags.join(" ")} ended with ${code}`);
}
