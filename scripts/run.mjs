// node scripts/run.mjs <entry>: builds when dist/ is missing or stale, then runs dist/server/<entry>.js in this process.
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isFresh } from "./build-stamp.mjs";

const calledFrom = process.cwd();
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (!isFresh()) {
  console.log("Building (only when the sources changed) ...");
  try {
    await import("./build.mjs");
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.error("The build tools are not installed. Run: npm ci --include=dev");
    process.exit(1);
  }
}
const entry = pathToFileURL(`${process.cwd()}/dist/server/${process.argv[2]}.js`).href;
process.chdir(calledFrom);
await import(entry);
