// Finds a Chromium for the end-to-end tests, or installs one in the first way that works on this machine.
import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.mjs";

const isRoot = process.getuid?.() === 0;
const apt = (...args) => [...(isRoot ? [] : ["sudo", "-n"]), "apt-get", "-qq", ...args];
const WAYS = [
  [apt("update"), apt("install", "-y", "chromium-headless-shell")],
  [apt("install", "-y", "chromium")],
  [["npx", "playwright", "install", "chromium"]],
];

for (const way of WAYS) {
  if (findChromium()) break;
  for (const [command, ...args] of way) {
    console.log(`No Chromium found, trying: ${command} ${args.join(" ")}`);
    if (spawnSync(command, args, { stdio: "inherit" }).status !== 0) break;
  }
}
if (!findChromium()) {
  console.error(
    "The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
