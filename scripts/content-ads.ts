// Paints the pictures of the swipe file that are missing or out of date, in worker threads, and says how varied it is.
// npm run content:ads [-- sheets]: writes to the data folder, where the server finds them. "sheets" also writes contact
// sheets of twenty, the gallery's page size.
import { mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ADS } from "../content/ads/ads.ts";
import { hashPicture } from "../content/ads/checks/picture-hash.ts";
import { measureVariety } from "../content/ads/checks/variety.ts";
import type { Ad } from "../content/ads/schema.ts";
import { createFolderFiles } from "../src/server/adapters/storage/folder-files.ts";
import { readConfig } from "../src/server/config/config.ts";
import { adPictureName, createAdPictureFiles } from "../src/server/content/ad-picture-files.ts";
import { createRenderPool } from "../src/server/rendering/render-pool.ts";

const PAGE = 20;
const [mode] = process.argv.slice(2);
const { DATA_DIR } = readConfig(process.env);
const folder = join(DATA_DIR, "content/ads");
const fileOf = (ad: Ad, size: "list" | "full") => join(folder, adPictureName(ad, size));
await paintMissing();

const hashes = await Promise.all(
  ADS.map(async (ad) => ({ slug: ad.slug, hash: await hashPicture(readFileSync(fileOf(ad, "list"))) })),
);
const variety = measureVariety(ADS, hashes);
console.log(
  `${variety.ads} ads, ${variety.companies} companies, ${variety.industries} industries, ${variety.platforms} platforms, ${variety.layouts} layouts`,
);
const { pictures, headlines } = variety;
console.log(`closest pictures: ${pictures.distance} of 256 (${pictures.pair.join(", ")})`);
console.log(`closest headlines: ${headlines.distance.toFixed(2)} of 1 (${headlines.pair.join(", ")})`);
if (mode === "sheets") await writeSheets();

async function paintMissing() {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = createRenderPool({ threads, waiting: ADS.length, timeoutMs: 60_000 });
  const files = createAdPictureFiles(createFolderFiles(folder), pool, ADS);
  let done = 0;
  try {
    const painted = await Promise.all(
      ADS.map(async (ad) => {
        const isNew = await files.complete(ad);
        process.stdout.write(`\r${++done} of ${ADS.length} pictures`);
        return isNew;
      }),
    );
    console.log(`, ${painted.filter(Boolean).length} of them painted now`);
  } finally {
    await pool.close();
  }
}

/** Five by four, nothing cropped: every ad in its own format on a dark background. */
async function writeSheets() {
  const [columns, cell, gap] = [5, 380, 14];
  const sheets = join(DATA_DIR, "content/ad-sheets");
  mkdirSync(sheets, { recursive: true });
  for (let from = 0; from < ADS.length; from += PAGE) {
    const tiles = await Promise.all(
      ADS.slice(from, from + PAGE).map(async (ad, index) => {
        const picture = sharp(fileOf(ad, "full")).resize(cell, cell, { fit: "contain", background: "#2b2a30" });
        const left = gap + (index % columns) * (cell + gap);
        return { input: await picture.png().toBuffer(), left, top: gap + Math.floor(index / columns) * (cell + gap) };
      }),
    );
    const width = gap + columns * (cell + gap);
    const height = gap + Math.ceil(tiles.length / columns) * (cell + gap);
    const file = join(sheets, `sheet-${String(from / PAGE + 1).padStart(2, "0")}.jpg`);
    const sheet = sharp({ create: { width, height, channels: 3, background: "#2b2a30" } }).composite(tiles);
    await sheet.jpeg({ quality: 86 }).toFile(file);
    console.log(file);
  }
}
