import { isLight } from "../../color/contrast.ts";
import { lighten } from "../../color/mix.ts";
import { readableOn } from "../../color/readable-on.ts";
import type { ArtOf } from "../../scene/art-reference.ts";
import { box } from "../../scene/box.ts";
import { familyList } from "../../scene/typefaces.ts";
import { at, words } from "../../tree/node.ts";
import { drawingAt } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";
import { sketch } from "../sketch.ts";
import type { DoodleScene } from "./doodle-kit.ts";
import { climb, garden, juggle } from "./life-scenes.ts";
import { desk, idea, launch } from "./work-scenes.ts";

const WIDTH = 960;
const HEIGHT = 640;

const DOODLE_SCENES: Record<ArtOf<"doodle">["variant"], DoodleScene> = {
  desk,
  idea,
  launch,
  juggle,
  garden,
  climb,
};

/** A felt-pen scene, as somebody would draw it on a whiteboard while explaining the product. */
export function drawDoodle({ variant, seed }: ArtOf<"doodle">, { palette, note }: ArtContext): Art {
  const colors = {
    ink: palette.ink,
    paper: isLight(palette.paper) ? lighten(palette.glow, 0.7) : palette.paper,
    first: palette.accent,
    second: palette.pop,
    third: lighten(palette.shade, 0.1),
  };
  const drawing = { width: WIDTH, height: HEIGHT, body: DOODLE_SCENES[variant](sketch(seed + 4), colors) };
  return {
    aspect: WIDTH / HEIGHT,
    paint(area) {
      const s = area.width / WIDTH;
      const sign =
        variant === "desk" && note
          ? at(
              box(area.x + 90 * s, area.y + 60 * s, 220 * s, 100 * s),
              { alignItems: "center", justifyContent: "center", transform: "rotate(-2deg)" },
              words(note, {
                fontFamily: familyList("hand"),
                fontSize: Math.min(48, 380 / note.length) * s,
                color: readableOn(palette.pop, palette.ink),
                whiteSpace: "nowrap",
              }),
            )
          : undefined;
      return [drawingAt(drawing, area), ...(sign ? [sign] : [])];
    },
  };
}
