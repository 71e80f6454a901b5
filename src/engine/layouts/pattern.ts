import { mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";

/** Wallpaper of one thing with a label on it. The seed decides whether the label is square, rounded or a band. */
export const pattern: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const kind = Math.abs(scene.seed) % 3;
  const label = wide
    ? box(safe.x, safe.y, safe.width * 0.56, safe.height)
    : story
      ? box(safe.x, safe.y + safe.height * 0.12, safe.width, safe.height * 0.8)
      : kind === 2
        ? box(0, H * 0.26, W, H * 0.48)
        : box(safe.x + safe.width * 0.06, H * 0.2, safe.width * 0.88, H * 0.6);
  const inside =
    kind === 2 && !wide && !story
      ? box(safe.x, label.y + 40 * u, safe.width, label.height - 80 * u)
      : inset(label, 52 * u, 44 * u);

  const ground = kind === 1 ? p.accent : p.glow;
  const align = wide ? "left" : "center";
  const text = await stack(
    stage,
    inside,
    [
      logoItem(stage, ground, { size: 30 }),
      headlineItem(stage, ground, "slab", wide ? 84 : 100, { align, maxLines: 5 }),
      sublineItem(stage, ground, 32, { align, maxLines: 4 }),
      buttonItem(stage, { fill: readableOn(ground, p.ink, p.paper), gap: 26, size: 30, maxWidth: inside.width }),
    ],
    { align, gap: 18, valign: "middle" },
  );

  const things = [heroArt(stage), ...extraArt(stage)];
  const step = (story ? 250 : wide ? 210 : 216) * u;
  const rows = Math.ceil(H / step) + 1;
  const columns = Math.ceil(W / step) + 1;
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const art = things[(row + column) % things.length] ?? heroArt(stage);
    const cell = box((column - (row % 2) * 0.5) * step, (row - 0.3) * step, step, step);
    return paintArt(art, contain(inset(cell, step * 0.14), art.aspect), {
      transform: `rotate(${(row + column) % 2 ? -14 : 12}deg)`,
    });
  });
  return {
    layers: text.layers,
    paint: [
      fill(frame.all, mix(p.paper, p.shade, 0.25)),
      ...tiles,
      at(label, {
        backgroundColor: ground,
        borderRadius: kind === 2 && !wide && !story ? 0 : kind === 1 ? 90 * u : 18 * u,
        border: `${6 * u}px solid ${readableOn(ground, p.ink)}`,
      }),
    ],
    grain: { opacity: 0.06 },
  };
};
