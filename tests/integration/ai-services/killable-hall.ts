import { join } from "node:path";
import { pino } from "pino";
import { createMailbox } from "../../../src/server/adapters/mail/mailbox.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { joinRunningDatabase } from "../../../src/server/database/embedded/join-running-database.ts";
import { createPlace } from "../../support/process.ts";
import type { TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { type Member, signInPaid } from "../storage/members.ts";
import { KEYS, openServices } from "./hall.ts";

/** A stand-in for every service before a server that is a process of its own, and two people with a key for each. */
export async function openKillableHall() {
  const place = await createPlace();
  const services = await openServices();
  const launch = () => place.launch(services.env);
  const server = await launch();
  const mailbox = createMailbox(join(place.dataDir, "mailbox"), "", () => {});
  const running = {
    url: place.url,
    mails: () => mailbox.list(),
    db: { query: async (sql: string, values: unknown[]) => ({ rows: await place.query(sql, values) }) },
  } as unknown as TestServer;
  const makers: Member[] = [];
  for (const name of ["one", "two"]) {
    const maker = await signInPaid(running, `${name}@loafworks.test`);
    for (const [service, api_key] of Object.entries(KEYS))
      await call(place, maker, "save-api-key", { service, api_key });
    makers.push(maker);
  }
  /** Nobody saves, or even reads, a composed creative until this is let go: with it, or with the database. */
  async function holdScenes(mode: "share" | "access exclusive") {
    const { pool } = joinRunningDatabase(readConfig(place.env), pino({ level: "silent" }));
    const holder = await pool.connect();
    await holder.query(`begin; lock table public.creative_scenes in ${mode} mode`);
    return async () => {
      holder.release(true);
      await pool.end();
    };
  }
  return { place, services, launch, server, makers, holdScenes };
}
