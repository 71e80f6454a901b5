import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Identifies the engine by its sources: any change to it may paint the same scene differently. In a build, the version
 * is in a file beside this bundle; from source (tests, tools) it is computed.
 */
export const ENGINE_VERSION = import.meta.url.endsWith(".ts")
  ? hashOfFiles(fileURLToPath(new URL("../../engine", import.meta.url)))
  : readFileSync(new URL("./engine-version", import.meta.url), "utf8");

function hashOfFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.(ts|svg)$/.test(file),
  );
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
