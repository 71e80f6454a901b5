/** Written by scripts/pantry/pantry-plugin.ts. Sizes are those of the files before compression. */
declare module "virtual:pantry" {
  type Sized = { base: string; sizes: Readonly<Record<string, number>> };
  type Sharded = { base: string; shards: readonly string[] };
  const pantry: {
    wasm: Sized;
    fonts: { base: string };
    words: Sized;
    objects: { base: string };
    sketches: Sharded;
    emoji: Sharded;
  };
  export default pantry;
}
