import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import type { EmojiShelf } from "../tree/emoji.ts";

const require = createRequire(import.meta.url);
const setSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

type EmojiSet = { set: z.infer<typeof setSchema>; names: Record<string, string> };
let opened: EmojiSet | undefined;

/** Nine megabytes of JSON, read when the first emoji appears. */
function open(): EmojiSet {
  opened ??= {
    set: setSchema.parse(read(require.resolve("@iconify-json/fluent-emoji-flat/icons.json"))),
    names: z.record(z.string(), z.string()).parse(read(require.resolve("@iconify-json/fluent-emoji-flat/chars.json"))),
  };
  return opened;
}

/** Fluent's flat emoji. */
export const emojiSet: EmojiShelf = {
  async body(codePoints) {
    const { set, names } = open();
    const name = names[codePoints];
    if (!name) return undefined;
    return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
  },
};
