import { drawCharacter } from "../art/characters/draw-character.ts";
import { fill } from "../layout-pieces/light.ts";
import { memeGround } from "../layout-pieces/meme-ground.ts";
import { moveTo } from "../layout-pieces/move.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import { halftone, OUTLINED } from "./caption.ts";
import { photoBesideWords, photoUnderWords } from "./pieces/photo-among-words.ts";

/** Longer lines take a third row before they get small. */
const LONG = 44;

/** The other classic meme: outlined capitals at top and bottom, over a face or the user's own picture. */
export const shout: Layout = async (stage) => {
  const { frame, palette: p, slots, scene, photo } = stage;
  const { width: W, height: H, unit: u, safe, story, wide } = frame;
  const tall = wide ? H * 0.3 : story ? 300 : H * 0.23;
  const art = scene.art.kit === "character" ? drawCharacter(scene.art) : heroArt(stage);
  const figure = contain(
    box(W * 0.06, story ? H * 0.53 : H * 0.17, W * 0.88, story ? H * 0.47 : H * 0.84),
    art.aspect,
    0.5,
    1,
  );
  const things = extraArt(stage).slice(0, 4);
  const side = Math.min(W, H) * (wide ? 0.28 : 0.22);
  const places = wide
    ? [
        [0.14, 0.55],
        [0.86, 0.55],
        [0.27, 0.5],
        [0.73, 0.5],
      ]
    : story
      ? [
          [0.24, 0.35],
          [0.76, 0.35],
          [0.14, 0.8],
          [0.86, 0.8],
        ]
      : [
          [0.14, 0.44],
          [0.86, 0.42],
          [0.13, 0.64],
          [0.87, 0.64],
        ];

  const lettering = {
    ...OUTLINED,
    size: wide ? 96 : 118,
    minSize: 44,
    tracking: 0.012,
    leading: 1.12,
  };
  /** Both lines in an area: at its head, and at its foot or where a story's safe zone ends. */
  async function linesIn(area: Box, height: number, rows: number) {
    const rowsFor = (text: string) => (text.length > LONG ? rows + 1 : rows);
    const { headline, subline } = slots;
    const top = await setText(stage, box(area.x, area.y, area.width, height), {
      ...{ ...lettering, id: "headline", text: headline, maxLines: rowsFor(headline) },
    });
    if (!subline) return [top];
    const foot = box(area.x, story ? 800 : bottom(area) - height, area.width, story ? 240 : height);
    const punchline = await setText(stage, foot, {
      ...{ ...lettering, id: "punchline", text: subline, maxLines: rowsFor(subline), valign: "bottom" },
    });
    return [top, punchline];
  }

  const lines = await linesIn(safe, tall, 2);
  if (photo) {
    // A story's safe zone is the middle of the picture, and two lines would hide it.
    const mayLie = !story || lines.length === 1;
    const boxes = lines.map((layer) => layer.box);
    const under = mayLie ? await photoUnderWords(stage, photo, boxes) : undefined;
    if (under) return { layers: lines, keepClear: under.heads, paint: under.paint };
    if (wide) {
      const half = W * 0.5;
      const column = await linesIn(box(safe.x, safe.y, half - 2 * safe.x, safe.height), safe.height * 0.46, 3);
      const beside = await photoBesideWords(stage, photo, box(half, 0, W - half, H));
      return { layers: column, keepClear: beside.heads, paint: beside.paint };
    }
    const [top, punchline] = lines;
    // In a story both lines stand over the picture: under its safe zone nothing is read.
    const lower = punchline && top && story ? moveTo(punchline, punchline.box.x, bottom(top.box) + 16 * u) : punchline;
    const from = Math.max(...[top, story ? lower : top].map((layer) => (layer ? bottom(layer.box) : 0))) + 24 * u;
    const to = lower && !story ? lower.box.y - 24 * u : H;
    const beside = await photoBesideWords(stage, photo, box(0, from, W, to - from));
    const layers = [top, lower].filter((layer) => layer !== undefined);
    return { layers, keepClear: beside.heads, paint: beside.paint };
  }
  return {
    layers: lines,
    paint: [
      fill(frame.all, p.paper),
      ...memeGround(stage, W / 2, H * 0.55, 26),
      halftone(stage),
      paintArt(art, figure),
      ...things.map((thing, index) => {
        const [x = 0.5, y = 0.5] = places[index] ?? [];
        const spot = contain(box(x * W - side / 2, y * H - side / 2, side, side), thing.aspect);
        return paintArt(thing, spot, {
          ...lifted(spot, "#1d1b24", 0.4),
          transform: `rotate(${index % 2 ? 14 : -14}deg)`,
        });
      }),
      fill(box(0, H - 8 * u, W, 8 * u), "#1d1b24"),
    ],
  };
};
