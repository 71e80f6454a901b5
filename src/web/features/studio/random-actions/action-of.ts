import { hasWords } from "@/workbench/document/edited-layer.ts";
import { otherLayouts } from "../../../../engine/composition/other-layouts.ts";
import { inPalette } from "../../../../engine/scene/in-palette.ts";
import { newLayer, newPicture } from "../design/new-layer.ts";
import { whyFull } from "../document/add-to-scene.ts";
import { withEdit } from "../document/edits.ts";
import { inLayout } from "../document/in-layout.ts";
import { mendOf } from "../problems/mend.ts";
import { documentOf, type StudioAction, type StudioState, stepOf } from "../studio-state.ts";
import type { Wish } from "./wishes.ts";

const from = <One>(all: readonly One[], index: number): One | undefined => all[index % Math.max(1, all.length)];

/** The action that a control of the studio would send for it; null where there is no such control just then. */
export function actionOf(wish: Wish, state: StudioState): StudioAction | null {
  const document = documentOf(state);
  const { layers, scene, format } = document;
  const chosen = "layer" in wish ? from(layers, wish.layer) : undefined;
  if ("layer" in wish && !chosen) return null;
  const id = chosen?.id ?? "";
  const change = (name: string, to: typeof scene, touched: readonly string[] = []): StudioAction => ({
    type: "change",
    ...{ name, scene: to, touched },
  });
  switch (wish.what) {
    case "select":
      return { type: "select", ids: [...new Set(wish.layers.flatMap((index) => from(layers, index)?.id ?? []))] };
    case "toggle":
      return { type: "toggle", id };
    case "write":
      return chosen && hasWords(chosen)
        ? { type: "write", id, text: wish.words.slice(0, chosen.mostCharacters) }
        : null;
    case "style":
      return { type: "style", style: inColors(wish.style, scene.palette.accent) };
    case "place": {
      const { box, angle } = wish;
      return { type: "place", how: "Adjust", places: [{ id, box, angle }] };
    }
    case "nudge":
      return { type: "nudge", by: wish.by };
    case "turn":
      return { type: "turn", by: wish.by };
    case "align":
      return { type: "align", edge: wish.edge };
    case "hide":
      return { type: "hide", id, isHidden: wish.isOn };
    case "lock":
      return { type: "lock", id, isLocked: wish.isOn };
    case "reorder":
      return { type: "reorder", by: wish.by };
    case "put on": {
      if (whyFull(scene, wish.kind === "picture")) return null;
      const size = { width: 640, height: 427 };
      const layer = wish.kind === "picture" ? newPicture(document, "loaf", size) : newLayer(document, wish.kind);
      return { type: "put on", layer, name: wish.kind };
    }
    case "turn to":
      return { type: "turn to", format: wish.format };
    case "go to":
      return { type: "go to", step: wish.step };
    case "same words":
      return { type: "same words", isOn: wish.isOn };
    case "palette":
      return change("Colours", inPalette(scene, wish.palette));
    case "layout": {
      const layout = from(otherLayouts(scene), wish.index);
      return layout ? change("Layout", inLayout(scene, layout, layers)) : null;
    }
    case "crop":
      return change(
        "Frame",
        withEdit(scene, format, id, (edit) => ({ ...edit, framing: wish.framing })),
        [id],
      );
    case "mend":
      return mendOf({ layer: id, words: "", mend: wish.mend }, document);
    case "frame":
      return change("Frame the picture", {
        ...scene,
        framing: { ...scene.framing, [format]: { x: 0, y: 1, zoom: 2 } },
      });
    case "reset":
      return change("All formats back to the layout", { ...scene, edits: [], order: undefined, framing: undefined });
    case "lay out":
    case "wait":
      return null;
    default:
      return stepOf(state) && { type: wish.what };
  }
}

type Styled = Extract<Wish, { what: "style" }>["style"];

/** One of the swatches has a colour of the creative. */
const inColors = (style: Styled, own: string): Styled =>
  Object.fromEntries(Object.entries(style).map(([key, value]) => [key, value === "palette" ? own : value])) as Styled;
