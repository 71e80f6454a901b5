import { bakeIdeas as bake, type Idea } from "@/creatives/ideas/bake-ideas.ts";
import type { Oven } from "@/oven/oven.ts";
import type { AdType } from "../../../../../shared/ad-types.ts";
import type { Brief } from "../../../../../shared/brief/brief.ts";
import type { Format } from "../../../../../shared/formats.ts";
import { markAsPreview } from "./mark-as-preview.ts";

export const AD_TYPE: AdType = "meta";
export const FORMAT: Format = "4:5";

/** Three ideas from `firstSeed` on, each with the sticker of a preview. */
export const bakeIdeas = (
  oven: Pick<Oven, "compose" | "paint">,
  wanted: { sentence: string; firstSeed: number; brief?: Brief | undefined; layouts?: readonly string[] | undefined },
  onIdea: (idea: Idea) => void,
): Promise<unknown> => bake(oven, { ...wanted, adType: AD_TYPE, format: FORMAT, finish: markAsPreview }, onIdea);
