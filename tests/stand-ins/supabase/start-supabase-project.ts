import { Hono } from "hono";
import { pino } from "pino";
import { readConfig } from "../../../src/server/config/config.ts";
import { openDatabase } from "../../../src/server/database/open-database.ts";
import { createDoors } from "../../../src/server/fairness/doors.ts";
import { createFairQueue } from "../../../src/server/fairness/fair-queue.ts";
import { listen } from "../../../src/server/http/listen.ts";
import { type RequestVariables, requestLog } from "../../../src/server/http/request-log.ts";
import { createDarkroom } from "../../../src/server/images/darkroom.ts";
import { gatewayPart } from "../../../src/server/parts/gateway.ts";
import { mailPart } from "../../../src/server/parts/mail.ts";
import { objectsPart } from "../../../src/server/parts/objects.ts";
import { createShelves } from "../../../src/server/parts/shelves.ts";
import { SECRET_KEY, serviceRoleStorage } from "./service-role.ts";

/** Our own tables are those of Supabase as far as our gateway needs them; of hosted ones our server knows this too. */
const LIKE_THEIRS =
  "alter table auth.sessions add column if not exists updated_at timestamptz generated always as (refreshed_at) stored";
const PIXELS = { atOnce: 2, perLane: 100, perAsker: 200, waiting: 400, maxMs: 12_000 };

/**
 * A hosted project, played by a second copy of our own gateway: tables, signing in with its mails, and objects. It
 * serves neither pages nor functions, and sweeps nothing of the product: that is left to the server in front of it.
 */
export async function startSupabaseProject(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  const logger = pino({ level: config.LOG_LEVEL });
  const { pool, reserve, direct, secrets, close } = await openDatabase(config, logger);
  await pool.query(LIKE_THEIRS);
  const doors = createDoors(pool, config.TRUSTED_PROXIES);
  const ground = { config, logger, doors, pool, reserve, direct, secrets };
  const darkroom = createDarkroom(createFairQueue(PIXELS));
  const mail = mailPart(ground, () => {});
  const objects = await objectsPart(ground, createShelves(config), darkroom);
  const gateway = await gatewayPart(ground, { outbox: mail.outbox, objects, darkroom });

  const app = new Hono<RequestVariables>();
  app.use(requestLog(logger, () => false));
  const withSecretKey = serviceRoleStorage({
    db: pool,
    keep: objects.keep,
    removeFile: async (named, version) => objects.own?.store.remove({ ...named, version }),
  });
  app.use("/storage/v1/object/*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${SECRET_KEY}`) return next();
    const path = c.req.url.split("/storage/v1/object")[1] ?? "";
    return withSecretKey.fetch(new Request(`http://project${path}`, c.req.raw));
  });
  for (const [path, mounted] of Object.entries(gateway.mounts)) app.route(path, mounted);
  const { drain } = await listen(app.fetch, config);
  mail.start();
  gateway.start();
  return {
    url: `http://127.0.0.1:${config.PORT}`,
    async stop() {
      await drain(config.stopping.finishMs);
      for (const part of [gateway, objects, mail]) await part.stop();
      await darkroom.close();
      await close();
    },
  };
}
