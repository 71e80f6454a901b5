import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { openBucket } from "../../support/s3.ts";

/** An empty store in a folder of its own, or in a bucket of its own. */
export async function openStore(kind: string) {
  const folder = mkdtempSync(join(tmpdir(), "objects-"));
  const bucket = kind === "s3" ? await openBucket() : null;
  return {
    store: createObjectStore(readConfig({ DATA_DIR: folder, ...bucket?.env })),
    async close() {
      rmSync(folder, { recursive: true });
      await bucket?.close();
    },
  };
}
