import { drawCharacter } from "../art/characters/draw-character.ts";
import { mix } from "../color/mix.ts";
import type { Layer } from "../layers/layer.ts";
import { headlineWish, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { memeGround } from "../layout-pieces/meme-ground.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

const INK = "#17141f";

/** The classic meme: a white strip with the set-up, and below it a face that reacts. */
export const caption: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { width: W, height: H, unit: u, wide, story, safe } = frame;
  const strip = wide
    ? box(0, 0, W * 0.46, H)
    : box(0, 0, W, story ? safe.y + 420 : H * (frame.shape === "square" ? 0.3 : 0.28));
  const room = wide
    ? box(safe.x, safe.y, strip.width - safe.x - 30 * u, safe.height - 76 * u)
    : box(safe.x, safe.y, safe.width, strip.height - safe.y - 36 * u);
  const scenery = wide ? box(strip.width, 0, W - strip.width, H) : box(0, strip.height, W, H - strip.height);
  const art = scene.art.kit === "character" ? drawCharacter(scene.art) : heroArt(stage);
  const tall = scenery.height * (story ? 0.9 : 0.96);
  const figure = contain(box(scenery.x, scenery.y + scenery.height - tall, scenery.width, tall), art.aspect, 0.5, 1);
  const table = scenery.y + scenery.height * (story ? 0.84 : 0.86);
  const side = Math.min(scenery.height * 0.3, scenery.width * 0.24);
  const spots = [
    box(scenery.x + scenery.width * 0.05, table - side * 0.86, side, side),
    box(scenery.x + scenery.width * 0.95 - side, table - side * 0.86, side, side),
    box(scenery.x + scenery.width * 0.78, scenery.y + scenery.height * 0.08, side * 0.8, side * 0.8),
  ];
  const left = wide ? scenery.x + 30 * u : safe.x;
  const punch = story
    ? box(safe.x, scenery.y + 30 * u, safe.width, 200 * u)
    : box(left, H - safe.y - 150 * u, safe.x + safe.width - left, 150 * u);

  const headline = await setText(
    stage,
    room,
    headlineWish(stage, "sans", {
      size: wide ? 76 : 74,
      minSize: 40,
      weight: 750,
      leading: 1.16,
      tracking: -0.02,
      color: INK,
      maxLines: wide ? 7 : 5,
      valign: "middle",
    }),
  );
  const layers: Layer[] = [headline];
  if (wide) {
    const logo = await logoItem(stage, "#ffffff", { color: INK, size: 26 });
    if (logo) layers.push(placeIn(logo.layer, safe, 0, 1));
  }
  if (slots.subline)
    layers.push(
      await setText(stage, punch, {
        ...OUTLINED,
        id: "punchline",
        text: slots.subline,
        size: story ? 84 : 76,
        minSize: story ? 40 : 28,
        tracking: 0.01,
        valign: story ? "top" : "bottom",
        maxLines: story ? 2 : 3,
      }),
    );

  const things = extraArt(stage).slice(0, 3);
  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      ...memeGround(stage, figure.x + figure.width / 2, figure.y + figure.height * 0.5, 22),
      halftone(stage),
      paintArt(art, figure),
      ...(things.length
        ? [
            svgAt(
              frame.all,
              `<rect x="${scenery.x - 20}" y="${table}" width="${scenery.width + 40}" height="${H}" fill="#b5713a" stroke="#1d1b24" stroke-width="${10 * u}"/><rect x="${scenery.x}" y="${table + 5 * u}" width="${scenery.width}" height="${16 * u}" fill="#d29557"/>`,
            ),
          ]
        : []),
      ...spots.flatMap((spot, index) => {
        const thing = things[index];
        if (!thing) return [];
        const place = contain(spot, thing.aspect, 0.5, 0.86);
        return [paintArt(thing, place, lifted(place, "#1d1b24", 0.35))];
      }),
      fill(strip, "#ffffff"),
      wide ? fill(box(strip.width, 0, 10 * u, H), "#1d1b24") : fill(box(0, strip.height, W, 10 * u), "#1d1b24"),
    ],
  };
};

/** White capitals with a black edge, which can be read on any picture. */
export const OUTLINED = {
  typeface: "condensed",
  uppercase: true,
  color: "#ffffff",
  outline: "#15101f",
  align: "center",
} as const;

export function halftone({ frame, palette: p }: Stage) {
  const { unit: u } = frame;
  return at(frame.all, {
    backgroundImage: `radial-gradient(circle, ${mix(p.paper, p.shade, 0.9)} ${5 * u}px, transparent ${5.6 * u}px)`,
    backgroundSize: `${26 * u}px ${26 * u}px`,
    opacity: 0.35,
  });
}
