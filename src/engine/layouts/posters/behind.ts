import { contrast } from "../../color/contrast.ts";
import { readableOnFlat } from "../../color/readable-on.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { blockFace, headlineFace } from "../../giant-type/faces.ts";
import { fitWidth } from "../../giant-type/fit-width.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { groundUnder } from "../../photo/ground-under.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { imageAt } from "../../tree/node.ts";
import { standingBefore } from "./pieces/product-over.ts";
import { wordColumn } from "./pieces/word-column.ts";

export const behindLimits: Limits = {
  headline: { least: 4, most: 70 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 40 },
  giants: { least: 1, most: 1, pattern: /^\S{2,9}$/u },
  photo: true,
  cutOut: true,
};

/** A word over the whole width, and what was cut out of a photograph standing before it, as large as leaves it readable. */
export const behind: Layout = async (stage) => {
  const { frame, slots, photo, painter, palette } = stage;
  const { width: W, height: H, safe, wide, story } = frame;
  const s = shortSide(frame);
  const giant = slots.giants?.[0];
  const fromRight = scriptOf(slots.headline) === "arabic";
  const pixels = photo && (await painter.photoPixels(photo));
  const grounds = [palette.accent, palette.paper, palette.glow] as const;
  const ground = photo && pixels?.isTransparent ? await groundUnder(painter, photo, grounds) : palette.accent;
  const ink = readableOnFlat(ground, palette.ink, palette.onAccent, palette.paper);
  const face = headlineFace(800, 80)(scriptOf(slots.headline));
  const big = blockFace(900, -0.02)(scriptOf(giant ?? ""));
  const [ruler, word] = await Promise.all([
    ruleText(painter, slots.headline, face),
    giant ? ruleText(painter, inCapitals(giant), big) : undefined,
  ]);

  const words = await wordColumn(stage, ruler, roomForWords(stage, fromRight), {
    color: ink,
    maxSize: (wide ? 0.12 : 0.1) * s,
    anchor: story ? "top" : "bottom",
    maxRows: 4,
  });
  const margin = 0.04 * s;
  const top = story ? bottom(words.box) + 0.04 * s : margin;
  const fitted = word && fitWidth(word, [0, word.words.length], W - 2 * margin, (wide ? 0.46 : story ? 0.2 : 0.36) * H);
  const floor = wide ? H - margin : story ? H * 0.97 : words.box.y - 0.035 * s;
  const left = wide && !fromRight ? W * 0.46 : margin;
  const across = wide ? W * 0.54 - margin : W - 2 * margin;
  const room = box(left, top + 0.02 * H, across, floor - top - 0.02 * H);
  const places = wide ? [0.5, fromRight ? 0.3 : 0.7] : [0.5, 0.62, 0.38, 0.75];
  const lineAt = (y: number) =>
    word && fitted
      ? lineOn(word, [0, word.words.length], {
          x: W / 2,
          baseline: y + fitted.height,
          size: fitted.size,
          width: fitted.width,
          align: "center",
        })
      : undefined;
  const wordAt = (y: number) => {
    const line = lineAt(y);
    // Arabic letters hang below the line that they stand on.
    const hang = fitted && word?.script === "arabic" ? fitted.size * 0.3 : 0;
    const area = line && fitted ? box(line.box.x, y, line.box.width, fitted.height + hang) : box(0, 0, 1, 1);
    return { box: area, letters: line ? [...line.text].length : 0 };
  };
  const high = pixels && standingBefore(pixels, room, wordAt(top), places);
  // In a story there is more height than picture, so the word comes down to it.
  const met = story && high && fitted ? Math.min(high.y - fitted.height * 0.72, bottom(safe) - fitted.height) : top;
  const wordTop = Math.max(top, met);
  const standing = pixels && standingBefore(pixels, room, wordAt(wordTop), places);
  const line = lineAt(wordTop);
  const loud = [palette.pop, palette.accent, palette.shade].find((color) => contrast(color, ground) >= 3.1) ?? ink;
  return {
    layers: [
      ...(giant && line ? [giantLayer("giant-1", giant, big, [line], { color: loud })] : []),
      giantLayer("headline", slots.headline, face, words.lines, { color: ink }),
      ...words.small,
    ],
    paint: [fill(frame.all, ground)],
    // It stands before the word and is no ground of its letters: how much of them it hides was measured.
    strokes: photo && standing ? [imageAt(photo, standing, { objectFit: "fill" })] : [],
    keepClear: standing && !line ? [standing] : [],
  };
};

/** Where the headline and the small print stand: at the foot, in a story at the head, beside the picture when wide. */
function roomForWords({ frame }: Stage, fromRight: boolean): Box {
  const { width: W, height: H, safe, wide, story } = frame;
  if (story) return box(safe.x, safe.y, safe.width, 0.2 * H);
  const height = (wide ? 0.38 : 0.27) * H;
  if (!wide) return box(safe.x, bottom(safe) - height, safe.width, height);
  const width = W * 0.44 - safe.x;
  return box(fromRight ? right(safe) - width : safe.x, bottom(safe) - height, width, height);
}
