// dist/server: one bundle per entry, and beside them the files that they read.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { rolldown } from "rolldown";
import { sourceHash } from "./build-stamp.mjs";

const OUT = "dist/server";

export async function buildServer() {
  // Production dependencies stay outside the bundle. Everything else the server imports (React and the mail templates'
  // components) is bundled, so that it need not be installed in production.
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packageOf = (id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0];
  const server = await rolldown({
    input: {
      start: "src/server/start.ts",
      bananaman: "src/server/bananaman.ts",
      "rotate-key-secret": "src/server/rotate-key-secret.ts",
      "import-data": "src/server/import-data.ts",
      backup: "src/server/backup.ts",
      restore: "src/server/restore.ts",
      "move-objects": "src/server/move-objects.ts",
      "render-worker": "src/server/rendering/render-worker.ts",
      "darkroom-worker": "src/server/images/darkroom-worker.ts",
      ...readByFolder("content/ads/companies"),
      ...readByFolder("content/meme-templates/templates"),
    },
    platform: "node",
    external: (id) => packageOf(id) in dependencies,
  });
  await server.write({ dir: OUT, format: "esm", sourcemap: true, entryFileNames: "[name].js" });
  await server.close();
  // The engine's drawings are files, found beside its bundle.
  cpSync("src/engine/art/objects", `${OUT}/objects`, { recursive: true, filter: (file) => !file.endsWith(".ts") });
  // So are its word lists.
  cpSync("src/engine/meaning/data", `${OUT}/words`, { recursive: true });
  cpSync("src/engine/art/sketches/sketches.txt", `${OUT}/sketches/sketches.txt`);
  // Pictures painted by another version of the engine are painted again.
  writeFileSync(`${OUT}/engine-version`, sourceHash(["src/engine"]));
}

/** The swipe file reads its companies from a folder and the memes their templates: each one is a file of its own. */
const readByFolder = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [`${basename(folder)}/${basename(file, ".ts")}`, `${folder}/${file}`]),
  );
