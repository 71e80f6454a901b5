// Runs the worker from its TypeScript source, for tests and tools; the built server has it bundled. To compile the whole
// engine at each start takes longer than most pictures, so a bundle is kept until a source changes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../../..");
const folders = ["src/engine", "src/shared", "src/server/rendering", "src/server/pages", "content/meme-templates"];
const seen = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(root, folder, file)),
);
const state = seen.map((file) => `${file} ${statSync(file).mtimeMs}`).join("\n");
const kept = join(root, "node_modules/.cache/render-worker");
const bundle = join(kept, `${createHash("sha256").update(state).digest("hex").slice(0, 16)}.mjs`);

if (!existsSync(bundle)) {
  const { rolldown } = await import("rolldown");
  const draft = `${bundle}.${process.pid}.${Date.now()}`;
  const made = await rolldown({
    input: join(here, "render-worker.ts"),
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
    // The engine finds its drawings and words from the files in this folder.
    transform: {
      define: { "import.meta.url": JSON.stringify(pathToFileURL(join(root, "src/engine/node/bundle.ts")).href) },
    },
  });
  await made.write({ file: draft, format: "esm", codeSplitting: false });
  mkdirSync(kept, { recursive: true });
  renameSync(draft, bundle);
}
await import(bundle);
