import type { Oven } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { LayoutId } from "../../../engine/scene/layout-id.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { Format } from "../../../shared/formats.ts";
import { type Caption, captionOf } from "../kept-idea/layout-captions.ts";

export const IDEAS = 3;
/** Of the full size: what the lint has painted already. */
export const IDEA_SCALE = 0.5;
/** An idea that the composer refuses, or has had a moment ago, is passed over. */
const MAX_TRIES = 3 * IDEAS;

export type Idea = {
  seed: number;
  layout: string;
  caption: Caption;
  /** What a picture of it says, for those who cannot see it. */
  alt: string;
  picture: HTMLCanvasElement;
};

export type IdeasWanted = {
  sentence: string;
  adType: AdType;
  format: Format;
  brief?: Brief | undefined;
  /** The first idea to try. */
  firstSeed: number;
  /** The layouts of the ideas that stand there now: a word more does not shuffle them. */
  layouts?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  /** What becomes of a painted picture; it closes the bitmap. */
  finish?: (bitmap: ImageBitmap) => HTMLCanvasElement;
};

/** Bakes three ideas, no two of one layout, and hands each one over when it is painted. */
export async function bakeIdeas(
  oven: Pick<Oven, "compose" | "paint">,
  wanted: IdeasWanted,
  onIdea: (idea: Idea, place: number) => void,
): Promise<void> {
  const { sentence, adType, format, brief, firstSeed, layouts = [], signal, finish = canvasOf } = wanted;
  const seen = new Set<string>();
  let refusal: OvenError | undefined;
  for (let seed = firstSeed; seed < firstSeed + MAX_TRIES && seen.size < IDEAS; seed++) {
    if (signal?.aborted) return;
    const place = seen.size;
    // Only whoever asks for it gets a layout: the others are the composer's choice.
    const layout = seed === firstSeed + place ? (layouts[place] as LayoutId | undefined) : undefined;
    try {
      const scene = await oven.compose(sentence, adType, format, seed, { brief, layout, signal });
      const key = scene.meme?.template ?? scene.layout;
      if (seen.has(key)) continue;
      const picture = finish(await oven.paint(scene, format, { scale: IDEA_SCALE, slot: `idea ${place}`, signal }));
      seen.add(key);
      const caption = captionOf(scene.layout);
      const words = scene.meme
        ? scene.meme.captions.map(({ text }) => text).join(" / ")
        : scene.slots.headline.replaceAll("\n", " ");
      // When the first try does not fit, another is taken: its number is the scene's.
      onIdea({ seed: scene.seed, layout: scene.layout, caption, alt: `${caption.name}: “${words}”`, picture }, place);
    } catch (error) {
      if (!(error instanceof OvenError) || error.code !== "refused") throw error;
      refusal = error;
    }
  }
  if (seen.size === 0 && refusal) throw refusal;
}

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
