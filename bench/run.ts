import { readdirSync } from "node:fs";
import { argv, exit } from "node:process";
import { installTools } from "./support/install-tools.ts";

/** These need third-party tools: other renderers to compare with, or Lighthouse to measure with. */
const WITH_TOOLS = ["web", "render"];

// npm run bench -- <name>: one file per benchmark. Each compares things side by side in one run, since machines are noisy.
const names = readdirSync(new URL(".", import.meta.url))
  .flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  .filter((name) => name !== "run");
const [wanted = ""] = argv.slice(2);
if (!names.includes(wanted)) {
  console.error(`Usage: npm run bench -- ${names.sort().join(" | ")}`);
  exit(1);
}
if (WITH_TOOLS.includes(wanted)) installTools();
const { default: bench }: { default: () => Promise<void> } = await import(`./${wanted}.ts`);
await bench();
