import { z } from "zod";
import { changeBananaman } from "./admin/change-bananaman.ts";
import { readConfig } from "./config/config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import { createLogger } from "./logger.ts";

const USAGE = "Usage: npm run bananaman -- add you@example.com | remove you@example.com [--force] | list";
const request = z.union([
  z.tuple([z.enum(["add", "remove"]), z.email()]),
  z.tuple([z.literal("remove"), z.email(), z.literal("--force")]),
  z.tuple([z.literal("list")]).transform(([verb]) => [verb, ""] as const),
]);

try {
  const parsed = request.safeParse(process.argv.slice(3));
  if (!parsed.success) throw new Error(USAGE);
  const [verb, email, force] = parsed.data;
  const config = readConfig(process.env);
  const logger = createLogger("error");
  const { pool, close } = await openOrJoinDatabase(config, logger);
  try {
    const isHosted = config.supabase !== null;
    console.log(await changeBananaman(pool, verb, email.toLowerCase(), { isHosted, force: Boolean(force) }));
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
