import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createMailbox } from "../../src/server/adapters/mail/mailbox.ts";
import { createPool } from "../../src/server/database/pool.ts";
import { publishableKey } from "../../src/server/secrets/load-secrets.ts";
import { SECRET_KEY } from "../stand-ins/supabase/service-role.ts";
import { startSupabaseProject } from "../stand-ins/supabase/start-supabase-project.ts";
import { createDatabase } from "./database.ts";
import { freePort, startTestServer } from "./server.ts";

const SECRETS = {
  JWT_SECRET: "a-secret-of-more-than-32-characters",
  KEY_ENCRYPTION_SECRET: "another-secret-of-more-than-32-characters",
};

/** A hosted project, played by a second copy of our gateway, and our server in front of it. */
export async function startHostedPair(options: Omit<Parameters<typeof startTestServer>[0], "env"> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-project-"));
  const [port, projectPort] = [String(await freePort()), String(await freePort())];
  const database = await createDatabase();
  const given = { ...SECRETS, DATABASE_URL: database.url, AUTH_RATE_LIMIT: "100000" };
  const project = await startSupabaseProject({
    ...given,
    PORT: projectPort,
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
  });
  const key = publishableKey({ jwtSecret: SECRETS.JWT_SECRET });
  const front = await startTestServer({
    ...options,
    env: {
      ...given,
      PORT: port,
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: key,
      SUPABASE_SERVICE_ROLE_KEY: SECRET_KEY,
    },
  });
  const db = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  const mailbox = createMailbox(join(dataDir, "mailbox"), "", () => {});
  return {
    key,
    project,
    // Both work through the same outbox, so a mail may leave by either.
    front: { ...front, db, mails: async () => [...(await mailbox.list()), ...(await front.mails())] },
    async stop() {
      await db.end();
      await front.stop();
      await project.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
