import { bytesOf } from "./svg.ts";

/** Where the drawings of emoji come from: the body of an SVG on a grid of 32 by 32, by code points such as "2764-fe0f". */
export type EmojiShelf = { body(codePoints: string): Promise<string | undefined> };

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const PLAIN_SYMBOL = /^[©®™↔↕#*0-9]\ufe0e?$/u;

export const isEmoji = (grapheme: string) => PICTOGRAPH.test(grapheme) && !PLAIN_SYMBOL.test(grapheme);

/** What an image node names instead of a drawing. The painter puts the drawing in, because it may have to be fetched. */
const SCHEME = "emoji:";
export const emojiSource = (grapheme: string) => `${SCHEME}${grapheme}`;
export const emojiNamed = (source: unknown) =>
  typeof source === "string" && source.startsWith(SCHEME) ? source.slice(SCHEME.length) : undefined;

/** The drawing of an emoji, because the renderer paints colour fonts blank; undefined for an emoji the set lacks. */
export async function emojiSvg(grapheme: string, shelf: EmojiShelf): Promise<Uint8Array | undefined> {
  const points = Array.from(grapheme, (letter) => (letter.codePointAt(0) ?? 0).toString(16));
  const plain = points.filter((point) => point !== "fe0f");
  const body = (await shelf.body(points.join("-"))) ?? (await shelf.body(plain.join("-")));
  return body === undefined
    ? undefined
    : bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128">${body}</svg>`);
}
