// Makes the pictures in src/engine/art/objects, and the list of their names, from Fluent Emoji.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { sourceJson } from "./source.ts";
import { drawableThings } from "./things.ts";

const FOLDER = new URL("../src/engine/art/objects/", import.meta.url);
const LIST = new URL("../src/engine/scene/object-name-list.ts", import.meta.url);

const { icons } = sourceJson(
  z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) }),
  "@iconify-json/fluent-emoji",
  "icons.json",
);
const names = drawableThings().map(({ icon }) => icon);

for (const file of readdirSync(FOLDER)) if (/\.svg(\.br)?$/.test(file)) rmSync(new URL(file, FOLDER));
let bytes = 0;
for (const name of names) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${icons[name]?.body}</svg>`;
  const packed = brotliCompressSync(svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  bytes += packed.length;
  writeFileSync(new URL(`${name}.svg.br`, FOLDER), packed);
}
writeFileSync(
  LIST,
  `/** Made by wordlists/build-drawings.ts: the pictures in art/objects. */\nexport const OBJECT_NAMES = [\n${names.map((name) => `  "${name}",\n`).join("")}] as const;\n`,
);
console.log(`${names.length} pictures, ${bytes} bytes in ${fileURLToPath(FOLDER)}`);
