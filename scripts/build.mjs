// Makes everything `npm start` needs: dist/client (the app, compressed) and dist/server (one bundle per entry).
// With --best the app is compressed as well as it can be, which takes a minute: for what is installed on a server.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { build as buildApp } from "vite";
import { buildServer } from "./build-server.mjs";
import { STAMP, sourceHash } from "./build-stamp.mjs";
import { compressFolder } from "./compress.mjs";
import { bundlePages, prerenderPages } from "./prerender.mjs";

const hash = sourceHash();
rmSync("dist", { recursive: true, force: true });
await Promise.all([buildClient(), buildServer()]);
writeFileSync(STAMP, hash);
console.log("Built dist/client and dist/server.");

async function buildClient() {
  await Promise.all([buildApp({ logLevel: "warn" }), bundlePages()]);
  await prerenderPages();
  // Vite copies boot.js unchanged, and every first visit waits for it, so its comments are removed here.
  const boot = "dist/client/boot.js";
  writeFileSync(boot, readFileSync(boot, "utf8").replace(/^\s*\/\/.*\n/gm, ""));
  await compressFolder("dist/client", { isBest: process.argv.includes("--best") });
}
