import type { Oven, OwnPictures } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { LayoutId } from "../../../engine/scene/layout-id.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { shownPictures } from "../../../engine/scene/shown-pictures.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { PictureFormat } from "../../../shared/formats.ts";
import { type Caption, captionOf } from "../kept-idea/layout-captions.ts";

export const IDEAS = 3;
/** Of the full size: what the lint has painted already. */
export const IDEA_SCALE = 0.5;
/** An idea that the composer refuses, or has had a moment ago, is passed over. */
const MAX_TRIES = 3 * IDEAS;

export type Idea = {
  scene: Scene;
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
  format: PictureFormat;
  brief?: Brief | undefined;
  kit?: BrandKit | undefined;
  /** The first idea to try. */
  firstSeed: number;
  /** The layouts of the ideas that stand there now: a word more does not shuffle them. */
  layouts?: readonly string[] | undefined;
  /** What there is already, by name: none of the ideas is one of these. */
  had?: readonly string[] | undefined;
  own?: OwnPictures | undefined;
  /** What they are painted for: newer ones for the same take their places in the queue. */
  slot?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Shown before the painted pictures are looked at: whoever wants that calls what is returned afterwards. */
  isQuick?: boolean | undefined;
  /** What becomes of a painted picture; it closes the bitmap. */
  finish?: (bitmap: ImageBitmap) => HTMLCanvasElement;
};

type BakeOven = Pick<Oven, "compose" | "paint"> & Partial<Pick<Oven, "check">>;
type OnIdea = (idea: Idea, place: number) => void;

/**
 * Bakes three ideas, no two of one layout, and hands each one over when it is painted. Returns what looks at them once
 * more, and hands over another in the place of one that does not stand up to it.
 */
export async function bakeIdeas(oven: BakeOven, wanted: IdeasWanted, onIdea: OnIdea): Promise<() => Promise<void>> {
  const { sentence, adType, format, brief, kit, firstSeed, layouts = [], had = [], own, signal, isQuick } = wanted;
  const { slot = "idea", finish = canvasOf } = wanted;
  const made: Scene[] = [];
  const isHad = (scene: Scene) => [...had, ...made.map(ideaName)].includes(ideaName(scene));
  const compose = (seed: number, layout: LayoutId | undefined, quickly: boolean | undefined) =>
    oven.compose(sentence, adType, format, seed, { brief, kit, layout, own, signal, isQuick: quickly });
  const photosFor = ({ palette }: Scene) => own && shownPictures(own, palette);
  const show = async (scene: Scene, place: number) => {
    const photos = photosFor(scene);
    const bitmap = await oven.paint(scene, format, { scale: IDEA_SCALE, slot: `${slot} ${place}`, photos, signal });
    made[place] = scene;
    onIdea(ideaOf(scene, finish(bitmap)), place);
  };

  let refusal: OvenError | undefined;
  for (let seed = firstSeed; seed < firstSeed + MAX_TRIES && made.length < IDEAS; seed++) {
    if (signal?.aborted) break;
    const place = made.length;
    // Only whoever asks for it gets a layout: the others are the composer's choice.
    const layout = seed === firstSeed + place ? (layouts[place] as LayoutId | undefined) : undefined;
    try {
      const scene = await compose(seed, layout, isQuick);
      if (!isHad(scene)) await show(scene, place);
    } catch (error) {
      if (!(error instanceof OvenError) || error.code !== "refused") throw error;
      refusal = error;
    }
  }
  if (made.length === 0 && refusal) throw refusal;

  return async () => {
    // With pictures of the user's they have been looked at as they were composed.
    if (own?.photo) return;
    for (const [place, scene] of [...made].entries()) {
      if (signal?.aborted || (await oven.check?.(scene, format, { photos: photosFor(scene), signal })) !== false)
        continue;
      const better = await compose(scene.seed, undefined, false);
      if (!isHad(better)) await show(better, place);
    }
  };
}

/** What makes two ideas look alike. */
export const ideaName = ({ meme, layout }: Scene) => meme?.template ?? layout;

function ideaOf(scene: Scene, picture: HTMLCanvasElement): Idea {
  const { layout, slots, meme, seed } = scene;
  const caption = captionOf(layout);
  const words = meme ? meme.captions.map(({ text }) => text).join(" / ") : slots.headline.replaceAll("\n", " ");
  // When the first try does not fit, another is taken: its number is the scene's.
  return { scene, seed, layout, caption, alt: `${caption.name}: “${words}”`, picture };
}

export function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
