import type { Art } from "../art/art.ts";
import { drawDoodle } from "../art/doodles/draw-doodle.ts";
import { sketch } from "../art/sketch.ts";
import { drawSketch } from "../art/sketches/draw-sketch.ts";
import { lookOf } from "../art/sketches/sketch-look.ts";
import { sketchNameOf } from "../art/sketches/sketch-name-of.ts";
import type { ArtReference } from "../scene/art-reference.ts";
import { inset } from "../scene/box.ts";
import type { Palette } from "../scene/palette.ts";
import { imageAt } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";
import type { Stage } from "./stage.ts";
import { artContext } from "./stage-art.ts";

/** The sheet something is drawn on, and its pen if that is not the scene's own. */
type Sheet = Pick<Palette, "paper"> & Partial<Palette>;

/** What a reference shows, drawn by hand on a sheet; nothing if nobody has drawn it. */
export function handArt(stage: Stage, reference: ArtReference | undefined, sheet: Sheet): Art | undefined {
  if (!reference) return undefined;
  const palette = { ...stage.palette, ...sheet };
  if (reference.kit === "doodle") return drawDoodle(reference, { ...artContext(stage), palette });
  const text = stage.painter.sketches.text(sketchNameOf(reference) ?? "");
  return text ? drawSketch(text, reference.seed, palette, lookOf(stage.scene.seed + stage.scene.art.seed)) : undefined;
}

/** The thing the doodle is about: the user's own picture in a drawn frame when there is one, else the drawing. */
export function heroByHand(stage: Stage, sheet: Sheet = stage.palette): Art | undefined {
  const { photo, scene, palette } = stage;
  if (!photo) return handArt(stage, scene.art, sheet);
  return {
    aspect: 1,
    paint(area) {
      const pen = area.width * 0.014;
      const picture = inset(area, pen * 2);
      const frame = sketch(scene.seed, { roughness: 2, stroke: palette.ink, strokeWidth: pen });
      return [
        imageAt(photo, picture, { objectFit: "cover" }),
        svgAt(area, frame.rectangle(pen * 2, pen * 2, picture.width, picture.height)),
      ];
    },
  };
}
