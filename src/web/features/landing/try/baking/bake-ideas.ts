import { captionOf } from "@/creatives/kept-idea/layout-captions.ts";
import type { Oven } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { AdType } from "../../../../../shared/ad-types.ts";
import type { Format } from "../../../../../shared/formats.ts";
import { IDEAS_PER_BATCH, type Idea } from "../try-state.ts";
import { markAsPreview } from "./mark-as-preview.ts";

export const AD_TYPE: AdType = "meta";
export const FORMAT: Format = "4:5";
/** Of the full size. */
const SCALE = 0.5;
/** An idea that the composer refuses, or has had a moment ago, is passed over. */
const MAX_TRIES = 2 * IDEAS_PER_BATCH;

/** Bakes three ideas from `firstSeed` on and hands each one over when it is painted. */
export async function bakeIdeas(
  oven: Pick<Oven, "compose" | "paint">,
  { sentence, firstSeed }: { sentence: string; firstSeed: number },
  onIdea: (idea: Idea) => void,
): Promise<void> {
  const seen = new Set<string>();
  let refusal: OvenError | undefined;
  for (let seed = firstSeed; seed < firstSeed + MAX_TRIES && seen.size < IDEAS_PER_BATCH; seed++) {
    try {
      const scene = await oven.compose(sentence, AD_TYPE, FORMAT, seed);
      const { layout, slots } = scene;
      if (seen.has(layout + slots.headline)) continue;
      const picture = markAsPreview(await oven.paint(scene, FORMAT, { scale: SCALE, slot: `idea ${seed}` }));
      seen.add(layout + slots.headline);
      const caption = captionOf(layout);
      onIdea({ seed, layout, caption, alt: `${caption.name}: “${slots.headline.replaceAll("\n", " ")}”`, picture });
    } catch (error) {
      if (!(error instanceof OvenError) || error.code !== "refused") throw error;
      refusal = error;
    }
  }
  if (seen.size === 0 && refusal) throw refusal;
}
