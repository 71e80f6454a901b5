import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type OfferWords, offerPlace } from "../../shared/offer-words.ts";

/** A level high enough for small files, low enough not to delay the start. */
const BROTLI_QUALITY = 9;

/** Known only to the running server: its address, and the terms of this installation. */
export type Installation = { siteUrl: string; offer: OfferWords };

/**
 * Writes the installation's own values into a built page: link previews and search engines need absolute addresses, and
 * the refund period must not change while somebody reads it. The compressed copies are made again to match.
 */
export function finishPage(html: string, { siteUrl, offer }: Installation, path: string) {
  const places = [
    ["__PAGE_URL__", siteUrl + path],
    ["__SITE_URL__", siteUrl],
    ...Object.entries(offer).map(([name, words]) => [offerPlace(name), words] as const),
  ] as const;
  const text = places.reduce((page, [place, value]) => page.replaceAll(place, () => value), html);
  const plain = new TextEncoder().encode(text);
  return {
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
    gzip: new Uint8Array(gzipSync(plain)),
  };
}
