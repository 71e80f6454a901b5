// node scripts/run.mjs <entry>: builds when dist/ is missing or stale, then runs dist/server/<entry>.js in this process.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isFresh } from "./build-stamp.mjs";

const calledFrom = process.cwd();
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (!isFresh()) {
  if (!existsSync("node_modules/vite")) {
    console.error("The build tools are not installed. Run: npm ci --include=dev");
    process.exit(1);
  }
  console.log("Building, because the sources changed ...");
  // In a process of its own: Vite sets NODE_ENV to production where it builds, which the server must not inherit.
  const build = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const entry = pathToFileURL(`${process.cwd()}/dist/server/${process.argv[2]}.js`).href;
process.chdir(calledFrom);
await import(entry);
