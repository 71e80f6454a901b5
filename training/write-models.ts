import { featureOf } from "../src/engine/author/understood/model-text.ts";
import { ALL_SHARDS, type ModelName, shardOf } from "../src/engine/author/understood/shards.ts";
import type { WordShard } from "../src/engine/meaning/word-shelf.ts";
import { writePacked } from "../src/engine/node/packed-files.ts";

/** Writes models, given as the text of their tables, and apart from them what is about words. */
export function writeModels(models: Readonly<Record<ModelName, string>>, folder: URL) {
  const shards = new Map<WordShard, string[]>(ALL_SHARDS.map((shard) => [shard, []]));
  for (const [model, text] of Object.entries(models) as [ModelName, string][]) {
    const gap = text.indexOf("\n\n");
    const own: string[] = [];
    for (const line of text.slice(gap + 2).split("\n")) {
      const shard = shardOf(model, featureOf(line));
      if (shard) shards.get(shard)?.push(`${model} ${line}`);
      else own.push(line);
    }
    writePacked(`${model}.model`, folder, `${text.slice(0, gap)}\n\n${own.join("\n")}`);
  }
  for (const [shard, lines] of shards) writePacked(shard, folder, `${shard}\n\n${lines.sort().join("\n")}`);
}
