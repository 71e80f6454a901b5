import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** High enough to be small, low enough not to delay the start. */
const BROTLI_QUALITY = 9;

/**
 * Writes our address into a built page: link previews and search engines want absolute ones, and only the running
 * server knows it. The page's compressed forms are then no longer true, so they are made anew.
 */
export function addressPage(html: string, siteUrl: string, path: string) {
  const text = html.replaceAll("__PAGE_URL__", siteUrl + path).replaceAll("__SITE_URL__", siteUrl);
  const plain = new TextEncoder().encode(text);
  return {
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
    gzip: new Uint8Array(gzipSync(plain)),
  };
}
