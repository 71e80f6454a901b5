import { z } from "zod";
import { importData } from "./account/import/import-data.ts";
import { readConfig, storageLimit } from "./config/config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import type { Row } from "./database/rows.ts";
import { createLogger } from "./logger.ts";
import { checkRoom } from "./objects/check-room.ts";
import { keepObjectsOf } from "./parts/objects.ts";

const USAGE = "Usage: npm run import-data -- bananabread-data.zip you@example.com";
const request = z.tuple([z.string().min(1), z.email()]);

try {
  const parsed = request.safeParse(process.argv.slice(3));
  if (!parsed.success) throw new Error(USAGE);
  const [path, email] = parsed.data;
  const config = readConfig(process.env);
  const { pool, close } = await openOrJoinDatabase(config, createLogger("error"));
  try {
    const { rows } = await pool.query<Row<"auth.users", "id">>(
      "select id from auth.users where lower(email) = lower($1)",
      [email],
    );
    const [user] = rows;
    if (!user) throw new Error(`Nobody has signed in as ${email} yet. Sign in once, then run this again.`);
    const keepObject = keepObjectsOf(config, pool);
    const room = (userId: string) => checkRoom(pool, userId, storageLimit(config));
    const target = { pool, keepObject, userId: user.id, checkRoom: room };
    const { added, known, leftOut } = await importData(target, path);
    console.log(`${added} creatives were added to ${email}, ${known} were there already.`);
    for (const { title, why } of leftOut) console.log(`Left out, because ${why}: ${title}`);
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
