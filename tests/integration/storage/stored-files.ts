import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createS3Bucket } from "../../../src/server/adapters/storage/s3/s3-bucket.ts";
import type { TestServer } from "../../support/server.ts";

/** Every file that lies in the store, finished or not: a path, or a key in the bucket. */
export const storedFiles = (server: TestServer) => filesIn(server, "objects");

export const keptRenditions = (server: TestServer) => filesIn(server, "renditions");

export async function removeStoredFile({ config: { objects } }: TestServer, file: string) {
  if (objects.kind === "s3") await createS3Bucket(objects).remove(file);
  else rmSync(file);
}

async function filesIn({ config: { DATA_DIR, objects } }: TestServer, shelf: string): Promise<string[]> {
  if (objects.kind === "s3") {
    const keys: string[] = [];
    for await (const page of createS3Bucket(objects).list(`${shelf}/`)) keys.push(...page.map(({ key }) => key));
    return keys;
  }
  return readdirSync(join(DATA_DIR, shelf), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
