// Makes everything `npm start` needs: dist/client (the app, compressed) and dist/server (one bundle per entry).
// With --best the app is compressed as well as it can be, which takes a minute: for what is installed on a server.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { rolldown } from "rolldown";
import { build as buildClient } from "vite";
import { STAMP, sourceHash } from "./build-stamp.mjs";
import { compressFolder } from "./compress.mjs";
import { prerenderPages } from "./prerender.mjs";

const hash = sourceHash();
rmSync("dist", { recursive: true, force: true });
await buildClient({ logLevel: "warn" });
await prerenderPages();
// Vite copies boot.js unchanged, and every first visit waits for it, so its comments are removed here.
const boot = "dist/client/boot.js";
writeFileSync(boot, readFileSync(boot, "utf8").replace(/^\s*\/\/.*\n/gm, ""));
await compressFolder("dist/client", { isBest: process.argv.includes("--best") });

// Production dependencies stay outside the bundle. Everything else the server imports (React and the mail templates'
// components) is bundled, so that it need not be installed in production.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const packageOf = (id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0];

// The swipe file reads its companies from a folder and the memes their templates, so each one becomes a file beside the
// server's bundle.
const readByFolder = ["content/ads/companies", "content/meme-templates/templates"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [`${basename(folder)}/${basename(file, ".ts")}`, `${folder}/${file}`]),
);

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
    ...Object.fromEntries(readByFolder),
  },
  platform: "node",
  external: (id) => packageOf(id) in dependencies,
});
await server.write({ dir: "dist/server", format: "esm", sourcemap: true, entryFileNames: "[name].js" });
await server.close();
// The engine's drawings are files, found beside its bundle.
cpSync("src/engine/art/objects", "dist/server/objects", { recursive: true, filter: (file) => !file.endsWith(".ts") });
// So are its word lists.
cpSync("src/engine/meaning/data", "dist/server/words", { recursive: true });
cpSync("src/engine/art/sketches/sketches.txt", "dist/server/sketches/sketches.txt");
// Pictures painted by another version of the engine are painted again.
writeFileSync("dist/server/engine-version", sourceHash(["src/engine"]));
writeFileSync(STAMP, hash);
console.log("Built dist/client and dist/server.");
