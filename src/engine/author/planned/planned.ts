import type { FoundDrawing } from "../../meaning/find-drawing.ts";
import type { Palette } from "../../scene/palette.ts";
import type { Understood } from "../understood/understood.ts";

/** How much of the picture a drawing may take: all the more, the surer it is. */
export type Drawn = FoundDrawing & { place: "hero" | "spot" };

/** What was understood, and how it is going to be shown. */
export type Planned = Understood & {
  /** Nothing when no drawing is sure enough: then type carries the picture. */
  drawing: Drawn | undefined;
  palette: Palette;
  /** Which of several good ways this idea takes: counts up with every reroll. */
  turn: number;
  hasPhoto: boolean;
  /** There are further photographs beside the first. */
  hasMore: boolean;
  /** The photo is a screenshot or a chart, which is never cut. */
  isSheet: boolean;
  /** Whether the photo was cut out: something can stand behind what it shows. */
  isCutOut: boolean;
};
