import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|tsv|model|wasm)$/;
const WORTH_IT_BYTES = 1000;
const WORTH_KEEPING_BYTES = 50_000;
const KEPT = "node_modules/.cache/compressed";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best takes a minute for all of them, the quick one a few seconds and a tenth more bytes. */
const QUICK = { brotli: 5, gzip: 6 };
const BEST = { brotli: 11, gzip: 9 };

/** What the page paints with is kept in one form only: src/server/http/serve-pantry.ts unpacks it for whoever must. */
const PANTRY = "/assets/pantry/";

/**
 * Writes a .br and a .gz beside every file that gets smaller, so that serving never has to compress.
 * @param {string} dir
 * @param {{ isBest: boolean }} options
 */
export async function compressFolder(dir, { isBest }) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  const quality = isBest ? BEST : QUICK;
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name), quality)));
}

/**
 * @param {string} path
 * @param {typeof BEST} quality
 */
async function compressFile(path, quality) {
  const plain = await readFile(path);
  if (plain.length <= WORTH_IT_BYTES) return;
  const brotli = () => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } });
  await writeFile(`${path}.br`, await kept(plain, `${quality.brotli}.br`, brotli));
  if (path.includes(PANTRY)) return rm(path);
  await writeFile(`${path}.gz`, await kept(plain, `${quality.gzip}.gz`, () => toGzip(plain, { level: quality.gzip })));
}

/**
 * The renderer, models and word lists take a minute to compress and hardly ever change, so the result is kept.
 * @param {Buffer} plain
 * @param {string} kind
 * @param {() => Promise<Buffer>} compress
 */
async function kept(plain, kind, compress) {
  const path = join(KEPT, `${createHash("sha256").update(plain).digest("hex")}.${kind}`);
  if (plain.length < WORTH_KEEPING_BYTES) return compress();
  const known = await readFile(path).catch(() => null);
  if (known) return known;
  const compressed = await compress();
  await mkdir(KEPT, { recursive: true });
  // Renamed when complete: another build may be reading.
  await writeFile(`${path}.${process.pid}`, compressed);
  await rename(`${path}.${process.pid}`, path);
  return compressed;
}
