import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));

/**
 * Lighthouse and the other renderers weigh more than a quarter of all we install, for two benchmarks: they have a
 * package of their own, installed when first needed. The files that import them are excluded from the root tsconfig,
 * which must compile without them, and are type-checked here.
 */
export function installTools() {
  const isInstalled = spawnSync("npm", ["ls", "--prefix", FOLDER], { stdio: "ignore" }).status === 0;
  if (!isInstalled) {
    console.log("Installing what only the benchmarks need into bench/node_modules ...");
    run("npm", ["ci", "--prefix", FOLDER]);
  }
  run("npx", ["tsc", "--noEmit", "-p", FOLDER]);
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
