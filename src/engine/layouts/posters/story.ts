import { softFace } from "../../giant-type/faces.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { areaOf, photoIn } from "../../photo/crop.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { type Box, bottom, box, part, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { ownTone } from "./pieces/own-tone.ts";
import { coverWithHeads, headsIn, type PhotoFrame, photoFrame } from "./pieces/photo-frame.ts";
import { wordColumn } from "./pieces/word-column.ts";

export const storyLimits: Limits = {
  headline: { least: 4, most: 90 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  photo: true,
};

/** The photograph comes up out of its own colour, and the words stand where that colour is still plain. */
export const story: Layout = async (stage) => {
  const { frame, slots, photo, painter } = stage;
  const seen = photo && (await lookAt(stage, photo));
  const look = seen && !seen.isTransparent ? seen : undefined;
  const script = scriptOf(slots.headline);
  const fromRight = script === "arabic";
  const face = softFace(620, 144)(script);
  const ruler = await ruleText(painter, slots.headline, face);
  const inks = inksOf(stage, ["paper"]);
  const { ground, ink } = look ? ownTone(look, rimOf(frame, fromRight)) : inks;

  const words = await wordsIn(stage, ruler, ink);
  const area = roomBeside(frame, words.box, fromRight);
  const { paint, heads } =
    look && photo ? risen(photo, look, area, frame, fromRight) : await photoFrame(stage, area, inks);
  return {
    layers: [giantLayer("headline", slots.headline, face, words.lines, { color: ink }), ...words.small],
    paint: [fill(frame.all, ground), ...paint],
    keepClear: heads,
    isFlat: look === undefined,
  };
};

/** The side of the picture that the field carries on. */
const rimOf = ({ all, wide }: Frame, fromRight: boolean): Box => {
  const strip = wide ? part(all, fromRight ? 0.88 : 0, 0, 0.12, 1) : part(all, 0, 0, 1, 0.1);
  return box(strip.x / all.width, strip.y / all.height, strip.width / all.width, strip.height / all.height);
};

const wordsIn = (stage: Stage, ruler: Ruler, color: string) => {
  const { safe, wide, story: isStory, height: H } = stage.frame;
  const s = shortSide(stage.frame);
  const width = safe.width * 0.46;
  const area = wide
    ? box(ruler.script === "arabic" ? right(safe) - width : safe.x, safe.y, width, safe.height)
    : box(safe.x, safe.y, safe.width, isStory ? safe.height * 0.72 : H * 0.44);
  const maxSize = (wide ? 0.27 : 0.22) * s;
  return wordColumn(stage, ruler, area, { color, maxSize, maxRows: 6, anchor: wide ? "ends" : "top" });
};

/** What the words leave, with the air in which the picture comes up. */
function roomBeside({ width: W, height: H, wide }: Frame, words: Box, fromRight: boolean): Box {
  if (!wide) {
    const top = bottom(words) + 0.012 * H;
    return box(0, top, W, H - top);
  }
  const edge = fromRight ? words.x - 0.02 * W : right(words) + 0.02 * W;
  return fromRight ? box(0, 0, edge, H) : box(edge, 0, W - edge, H);
}

/** How much of its area the picture takes to come up: at least, and where nothing happens at its rim. */
const LEAST_RISE = 0.09;
const RISE = 0.34;

/** The picture in its area, clear at the side of the words, and solid where people and things are. */
function risen(photo: Uint8Array, look: Look, area: Box, frame: Frame, fromRight: boolean): PhotoFrame {
  const { wide } = frame;
  const air = LEAST_RISE * (wide ? area.width : area.height);
  const solid = wide
    ? box(fromRight ? area.x : area.x + air, area.y, area.width - air, area.height)
    : box(area.x, area.y + air, area.width, area.height - air);
  const picture = coverWithHeads(look, solid, { x: 0.5, y: wide ? 0.5 : 0.56 });
  const seen = within(area, picture);
  const heads = headsIn(look, picture, seen);
  const length = wide ? seen.width : seen.height;
  const things = heads.length > 0 ? heads : [areaOf(picture, look.subject)];
  const first = Math.min(
    ...things.map((one) => (wide ? (fromRight ? right(seen) - right(one) : one.x - seen.x) : one.y - seen.y)),
  );
  const rise = Math.max(LEAST_RISE, Math.min(RISE, first / length));
  const way = wide ? (fromRight ? "to left" : "to right") : "to bottom";
  // Slow at first and at last, or the ends of the gradient are seen as lines.
  const stops = [0, 0.08, 0.3, 0.7, 0.92, 1].map(
    (opacity, step, all) => `rgba(0,0,0,${opacity}) ${((rise * 100 * step) / (all.length - 1)).toFixed(1)}%`,
  );
  return {
    paint: [photoIn(photo, seen, picture, { maskImage: `linear-gradient(${way}, ${stops.join(", ")})` })],
    heads,
  };
}

/** What of an area a picture reaches. */
function within(area: Box, picture: Box): Box {
  const [left, top] = [Math.max(area.x, picture.x), Math.max(area.y, picture.y)];
  return box(left, top, Math.min(right(area), right(picture)) - left, Math.min(bottom(area), bottom(picture)) - top);
}
