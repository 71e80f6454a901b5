import { drawCharacter } from "../art/characters/draw-character.ts";
import { fill } from "../layout-pieces/light.ts";
import { memeGround } from "../layout-pieces/meme-ground.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { areaOf, coverAt, photoIn } from "../photo/crop.ts";
import { lookAt } from "../photo/look-at.ts";
import { box, contain } from "../scene/box.ts";
import { halftone, OUTLINED } from "./caption.ts";

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
    maxLines: 2,
    tracking: 0.012,
    leading: 1.12,
  };
  const top = await setText(stage, box(safe.x, safe.y, safe.width, tall), {
    ...lettering,
    id: "headline",
    text: slots.headline,
  });
  const bottom = slots.subline
    ? await setText(stage, box(safe.x, story ? 800 : safe.y + safe.height - tall, safe.width, story ? 240 : tall), {
        ...lettering,
        id: "punchline",
        text: slots.subline,
        valign: "bottom",
      })
    : undefined;

  const seen = photo && (await lookAt(stage, photo, p.paper));
  const picture = seen && coverAt(seen, frame.all);
  return {
    layers: [top, ...(bottom ? [bottom] : [])],
    keepClear: picture ? seen.heads.map((head) => areaOf(picture, head)) : [],
    paint:
      photo && picture
        ? [fill(frame.all, p.paper), photoIn(photo, frame.all, picture)]
        : [
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
