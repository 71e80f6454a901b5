import { inCapitals } from "../../giant-type/capitals.ts";
import { swellingFace } from "../../giant-type/faces.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import type { Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import type { Layer, Point } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { type Box, bottom, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { svgAt } from "../../tree/svg.ts";
import { discWords } from "./pieces/arcs-disc.ts";
import { arcLines, lettersOf } from "./pieces/arcs-lines.ts";
import { arcTonesOf } from "./pieces/arcs-tones.ts";

export const arcsLimits: Limits = {
  headline: { least: 8, most: 60, words: 2 },
  scripts: ["latin", "cyrillic", "japanese", "chinese"],
  facts: { most: 2, length: 40 },
  giants: { least: 0, most: 1, pattern: /^.{1,9}$/u },
};

/** Bands of colour open like ripples and the sentence rides them; the fact rises in the middle. */
export const arcs: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, safe, story, wide } = frame;
  const centre = { x: W / 2, y: story ? bottom(safe) + 470 : H * (wide ? 1.95 : 1.22) };
  const outer = centre.y - (story ? safe.y - 30 : H * 0.045);
  const face = swellingFace(560)(scriptOf(slots.headline));
  const ruler = await ruleText(painter, inCapitals(slots.headline), { ...face, tracking: 0 });

  // The disc is just large enough for what stands in it; the bands get the rest.
  const words = await discWords(stage, "#000000");
  const inner = Math.max(centre.y - restingTop(frame), ...words.boxes.map((area) => reachOf(area, centre, frame)));
  const lines = arcLines(ruler, { centre, outer, inner, half: W / 2 - safe.x * 0.9 });
  const { ground, bands, disc, onDisc } = arcTonesOf(stage, lines.length);
  const letters = await Promise.all(
    lines.map(async (line, index) =>
      (await lettersOf(stage, ruler, line, centre)).map((letter) => ({
        ...letter,
        color: bands[index]?.type ?? onDisc,
      })),
    ),
  );
  const depth = (outer - inner) / lines.length;
  return {
    layers: [
      giantLayer("headline", slots.headline, ruler.face, letters.flat(), { color: bands[0]?.type ?? onDisc }),
      ...words.layers.map((layer) => inColor(layer, onDisc)),
    ],
    paint: [
      fill(frame.all, ground),
      svgAt(
        frame.all,
        [
          ...bands.map((band, index) => circle(centre, outer - index * depth, band.fill)),
          circle(centre, inner, disc),
          ...(story ? ripples(frame, [...bands.map((band) => band.fill), disc]) : []),
        ].join(""),
      ),
    ],
  };
};

/** The words of the disc are set before its colour is known. */
const inColor = (layer: Layer, color: string): Layer => ({
  ...layer,
  style: { ...layer.style, color },
  ...(layer.kind === "button" ? { fill: color } : {}),
});

/** How high the disc rises when nothing in it needs more. In a story it is wider than the picture, never a full circle. */
function restingTop({ height, safe, story, wide }: Frame) {
  return story ? safe.y + safe.height * 0.8 : height * (wide ? 0.74 : 0.78);
}

/** Below what has to be read, a story's bands open once more. */
function ripples({ safe, width, height }: Frame, fills: readonly string[]): string[] {
  const centre = { x: width / 2, y: height * 1.16 };
  const outer = centre.y - bottom(safe) - (height - bottom(safe)) * 0.14;
  const depth = (outer - (centre.y - height * 0.93)) / Math.max(1, fills.length - 1);
  return fills.map((color, index) => circle(centre, outer - index * depth, color));
}

/** The radius of a disc that has an area and some air around it inside. */
function reachOf(area: Box, { x, y }: Point, frame: Frame) {
  const air = shortSide(frame) * 0.03;
  const half = Math.max(x - area.x, right(area) - x) + air;
  return Math.hypot(half, y - (area.y - air));
}

const circle = ({ x, y }: Point, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
