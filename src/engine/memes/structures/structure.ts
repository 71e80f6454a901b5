import type { MemeScene } from "../meme-scene.ts";
import { withoutTwinClips } from "../rig/ink.ts";
import { createStage, type Stage } from "./stage.ts";

/** Where a caption goes: fractions of the picture, degrees, and how it is lettered. */
export type TemplateBox = {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle: number;
  align: "start" | "center" | "end";
  style: "panel" | "label" | "subtitle" | "chalk";
  maxLength: number;
  /** The colour of the letters, where it is not the style's own. */
  color?: string;
};

type StructureCategory =
  | "reaction"
  | "opinion"
  | "choice"
  | "progression"
  | "mocking"
  | "success"
  | "surprise"
  | "awkward"
  | "general";

/** A way to tell a joke: a composition with parts to play, and boxes for the words. */
export type Structure = {
  id: string;
  name: string;
  category: StructureCategory;
  panels: number;
  width: number;
  height: number;
  boxes: TemplateBox[];
  /** The scene it was composed for. Other scenes name only what differs. */
  example: MemeScene;
  draw(scene?: MemeScene): string;
};

type Plan = Omit<Structure, "draw"> & { compose(stage: Stage): string };

/** The picture's frame is drawn last, over everything. */
export function structure({ compose, ...plan }: Plan): Structure {
  return {
    ...plan,
    draw: (scene = {}) => {
      const stage = createStage(plan, scene);
      return withoutTwinClips(compose(stage) + stage.extras(true) + stage.frame());
    },
  };
}

export function box(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  maxLength: number,
  more: Partial<Omit<TemplateBox, "id" | "x" | "y" | "w" | "h" | "maxLength">> = {},
): TemplateBox {
  return { id, x, y, w, h, angle: 0, align: "center", style: "panel", maxLength, ...more };
}
