import { z } from "zod";
import { changeBananaman } from "./admin/change-bananaman.ts";
import { readConfig } from "./config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import { createLogger } from "./logger.ts";

const USAGE = "Usage: npm run bananaman -- add you@example.com | remove you@example.com | list";
const request = z.union([
  z.tuple([z.enum(["add", "remove"]), z.email()]),
  z.tuple([z.literal("list")]).transform(([verb]) => [verb, ""] as const),
]);

try {
  const parsed = request.safeParse(process.argv.slice(3));
  if (!parsed.success) throw new Error(USAGE);
  const [verb, email] = parsed.data;
  const config = readConfig(process.env);
  const logger = createLogger("error");
  const { pool, close } = await openOrJoinDatabase(config, logger);
  try {
    console.log(await changeBananaman(pool, verb, email.toLowerCase(), { isHosted: Boolean(config.SUPABASE_URL) }));
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
