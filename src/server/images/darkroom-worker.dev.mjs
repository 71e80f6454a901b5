// Runs the worker from its TypeScript source, for tests and tools; the built server has it bundled. To compile it at
// each start would take longer than what it does, so a bundle is kept until a source changes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folders = [
  here,
  join(here, "../crew"),
  join(here, "../font-files"),
  join(here, "../../shared"),
  join(here, "../../shared/fonts"),
];
const seen = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
const state = seen.map((file) => `${file} ${statSync(file).mtimeMs}`).join("\n");
const kept = join(here, "../../../node_modules/.cache/darkroom");
const bundle = join(kept, `${createHash("sha256").update(state).digest("hex").slice(0, 16)}.mjs`);

if (!existsSync(bundle)) {
  const { rolldown } = await import("rolldown");
  const draft = `${bundle}.${process.pid}`;
  const made = await rolldown({
    input: join(here, "darkroom-worker.ts"),
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
  });
  await made.write({ file: draft, format: "esm", codeSplitting: false });
  mkdirSync(kept, { recursive: true });
  renameSync(draft, bundle);
}
await import(bundle);
