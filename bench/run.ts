import { argv, exit } from "node:process";
import { installTools } from "./support/install-tools.ts";

/** These need third-party tools: other renderers to compare with, or Lighthouse to measure with. */
const WITH_TOOLS = ["web", "render"];

// npm run bench -- <name>: one file per benchmark. Each compares things side by side in one run, since machines are noisy.
const [wanted = ""] = argv.slice(2);
if (!/^[a-z-]+$/.test(wanted)) {
  console.error(
    "Usage: npm run bench -- rest | web | generate | crowd | gallery | gallery-scroll | render | captions | csv | scale | scale-rows | storm | costs | backup",
  );
  exit(1);
}
if (WITH_TOOLS.includes(wanted)) installTools();
const { default: bench }: { default: () => Promise<void> } = await import(`./${wanted}.ts`);
await bench();
