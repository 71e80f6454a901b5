import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { adTypeSchema } from "../../src/shared/ad-types.ts";
import { formatSchema } from "../../src/shared/formats.ts";
import { corrected, correctionSchema, shownBrief } from "./corrections.ts";
import { pixelsOf } from "./picture-of.ts";

const typedSchema = z.object({
  id: z.string(),
  text: z.string(),
  type: adTypeSchema,
  format: formatSchema,
  /** What a user would correct in the brief. */
  corrections: z.array(correctionSchema).default([]),
});

const readLines = (file: string) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => typedSchema.parse(JSON.parse(line)));

/** What the screen would show as understood, for each description. */
export function printBriefs(file: string): void {
  for (const { id, ...typed } of readLines(file)) console.log(`${id}\n${shownBrief(typed)}`);
}

const HEIGHT = 640;
const GAP = 16;

/** Writes a picture per description, its first three ideas side by side, to be judged by eye. */
export async function paintIdeas(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { id, corrections, ...typed } of readLines(file)) {
    const brief = corrected(typed, corrections);
    const ideas: { input: Buffer; left: number; top: number }[] = [];
    const layouts: string[] = [];
    let left = GAP;
    for (const seed of [0, 1, 2]) {
      const { layout, width, height, rgba } = await pixelsOf(typed, seed, brief);
      const shown = sharp(rgba, { raw: { width, height, channels: 4 } }).resize({ height: HEIGHT });
      const { data, info } = await shown.png().toBuffer({ resolveWithObject: true });
      ideas.push({ input: data, left, top: GAP });
      left += info.width + GAP;
      layouts.push(layout);
    }
    const sheet = { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: "#808080" } as const;
    await sharp({ create: sheet })
      .composite(ideas)
      .webp({ quality: 85 })
      .toFile(join(folder, `${id}.webp`));
    console.log(id, layouts.join(", "));
  }
}
