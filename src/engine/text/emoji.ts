import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

const require = createRequire(import.meta.url);
const emojiSetSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

type Library = { set: z.infer<typeof emojiSetSchema>; names: Record<string, string> };
let library: Library | undefined;

/** Two megabytes of JSON, read when the first emoji appears. */
function openLibrary(): Library {
  library ??= {
    set: emojiSetSchema.parse(read(require.resolve("@iconify-json/fluent-emoji-flat/icons.json"))),
    names: z.record(z.string(), z.string()).parse(read(require.resolve("@iconify-json/fluent-emoji-flat/chars.json"))),
  };
  return library;
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const PLAIN_SYMBOL = /^[©®™↔↕#*0-9]\ufe0e?$/u;

export const isEmoji = (grapheme: string) => PICTOGRAPH.test(grapheme) && !PLAIN_SYMBOL.test(grapheme);

/** The drawing of an emoji, because the renderer paints colour fonts blank; undefined for an emoji the set lacks. */
export function emojiSvg(grapheme: string): Buffer | undefined {
  const { set, names } = openLibrary();
  const points = Array.from(grapheme, (letter) => (letter.codePointAt(0) ?? 0).toString(16));
  const name = names[points.join("-")] ?? names[points.filter((point) => point !== "fe0f").join("-")];
  if (!name) return undefined;
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
  return body === undefined
    ? undefined
    : Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128">${body}</svg>`);
}
