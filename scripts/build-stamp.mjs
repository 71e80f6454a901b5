// Tells whether dist/ was built from the sources as they are now.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const STAMP = "dist/.stamp";
const SOURCES = ["index.html", "package-lock.json", "public", "scripts", "src", "content", "vite.config.ts"];

/** No build has these in it. */
const TEST = /\.test\.tsx?$/;

export function isFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourceHash();
}

export function sourceHash(sources = SOURCES) {
  const hash = createHash("sha256");
  for (const source of sources) for (const file of filesIn(source)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
