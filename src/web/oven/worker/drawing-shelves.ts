import addresses from "virtual:pantry";
import type { ArtReference } from "../../../engine/scene/art-reference.ts";
import type { ObjectName } from "../../../engine/scene/object-names.ts";
import type { EmojiShelf } from "../../../engine/tree/emoji.ts";
import type { PictureShelf } from "../../../engine/tree/picture-shelf.ts";
import type { SketchShelf } from "../../../engine/tree/sketch-shelf.ts";
import type { Pantry } from "./pantry.ts";
import { emojiShardOf, sketchShardOf } from "./shards.ts";
import { NotInStock } from "./stocked.ts";

/** The drawings that scenes show, fetched as they are needed. */
export function openDrawings({ fetch, text }: Pantry) {
  const objects = new Map<ObjectName, Uint8Array>();
  const sketches = new Map<string, string>();
  const emoji = new Map<string, Promise<Record<string, string>>>();

  async function fetchObject(name: ObjectName) {
    if (!objects.has(name)) objects.set(name, await fetch(`${addresses.objects.base}${name}.svg`));
  }

  const pictureShelf: PictureShelf = {
    picture(name) {
      const picture = objects.get(name);
      if (!picture) throw new NotInStock(`the picture of ${name}`, () => fetchObject(name));
      return picture;
    },
  };

  const sketchShelf: SketchShelf = {
    text(name) {
      const shard = sketchShardOf(name);
      if (!addresses.sketches.shards.includes(shard)) return undefined;
      const lines = sketches.get(shard);
      if (lines === undefined)
        throw new NotInStock(`the sketch of ${name}`, async () => {
          sketches.set(shard, await text(`${addresses.sketches.base}${shard}.txt`));
        });
      const line = lines.split("\n").find((one) => one.startsWith(`${name}\t`));
      return line?.slice(name.length + 1);
    },
  };

  const emojiShelf: EmojiShelf = {
    async body(codePoints) {
      const shard = emojiShardOf(codePoints);
      if (!addresses.emoji.shards.includes(shard)) return undefined;
      const bodies = emoji.get(shard) ?? text(`${addresses.emoji.base}${shard}.json`).then((json) => JSON.parse(json));
      emoji.set(shard, bodies);
      bodies.catch(() => emoji.delete(shard));
      return (await bodies)[codePoints];
    },
  };

  return {
    pictures: pictureShelf,
    sketches: sketchShelf,
    emoji: emojiShelf,
    /** All at once what a scene names, rather than one after the other as they are missed. */
    async fetchNamed(references: readonly ArtReference[]) {
      await Promise.all(references.map(async (art) => art.kit === "object" && fetchObject(art.variant)));
    },
  };
}
