import { z } from "zod";
import { formatBytes } from "../shared/format-bytes.ts";
import { objectsFolder } from "./config/choices.ts";
import { readConfig } from "./config/config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import { createLogger } from "./logger.ts";
import { type MoveResult, moveObjects } from "./objects/move-objects.ts";
import { createObjectStore, createShelves } from "./parts/shelves.ts";

const USAGE = "Usage: npm run move-objects -- to-s3 | to-files";
const MAX_NAMED = 20;
const PRINT_EVERY_MS = 1_000;

try {
  const direction = z.enum(["to-s3", "to-files"], USAGE).safeParse(process.argv[3]);
  if (!direction.success) throw new Error(USAGE);
  const config = readConfig(process.env);
  if (config.supabase)
    throw new Error("The objects are in the hosted project (SUPABASE_URL): there is nothing to move.");
  if (config.objects.kind !== "s3") throw new Error("Set S3_ENDPOINT and the other S3 settings for this command.");
  const s3 = createShelves(config);
  await s3.check();
  const files = createObjectStore({ objects: { kind: "files", folder: objectsFolder(config) } });
  const [from, to] = direction.data === "to-s3" ? [files, s3.store] : [s3.store, files];
  const { pool, close } = await openOrJoinDatabase(config, createLogger("error"));
  try {
    report(await moveObjects(pool, from, to, createProgress()), direction.data);
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function createProgress() {
  const startedAt = Date.now();
  let printedAt = 0;
  return ({ copied, bytes, known, gone, faults }: MoveResult, total: number) => {
    const now = Date.now();
    if (now - printedAt < PRINT_EVERY_MS) return;
    printedAt = now;
    const done = copied + known + gone + faults.length;
    const minutesLeft = Math.ceil(((now - startedAt) * Math.max(0, total - done)) / done / 60_000);
    console.log(`${done} of ${total} objects, ${formatBytes(bytes)} copied, about ${minutesLeft} min left`);
  };
}

function report({ copied, bytes, known, gone, faults }: MoveResult, direction: string) {
  console.log(
    `${copied} objects (${formatBytes(bytes)}) were copied and checked, ${known} were there already, ${gone} were deleted meanwhile.`,
  );
  for (const { name, why } of faults.slice(0, MAX_NAMED)) console.error(`Not copied: ${name}: ${why}`);
  if (faults.length > 0) {
    throw new Error(`${faults.length} objects could not be copied. Run this again; what is there is not copied twice.`);
  }
  console.log(
    direction === "to-s3"
      ? "Start the server with the S3 settings. Objects stored meanwhile: run this once more. The files were left where they are."
      : "Start the server without the S3 settings. Objects stored meanwhile: run this once more. The bucket was left as it is.",
  );
}
