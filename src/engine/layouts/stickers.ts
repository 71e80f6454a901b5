import { alpha, darken, mix } from "../color/mix.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { between, seededRandom } from "../random.ts";
import { box, contain, part } from "../scene/box.ts";
import { at } from "../tree/node.ts";

/** Places for stickers around the copy: x and y of the middle, and the size, as shares of the canvas. */
const SPOTS = {
  square: [
    [0.17, 0.15, 0.22],
    [0.5, 0.11, 0.17],
    [0.83, 0.16, 0.23],
    [0.13, 0.85, 0.2],
    [0.4, 0.91, 0.16],
    [0.66, 0.89, 0.18],
    [0.88, 0.82, 0.2],
  ],
  portrait: [
    [0.18, 0.13, 0.24],
    [0.52, 0.1, 0.2],
    [0.84, 0.15, 0.23],
    [0.14, 0.86, 0.23],
    [0.42, 0.92, 0.19],
    [0.68, 0.9, 0.2],
    [0.88, 0.81, 0.22],
  ],
  story: [
    [0.2, 0.09, 0.2],
    [0.56, 0.07, 0.17],
    [0.85, 0.1, 0.18],
    [0.25, 0.75, 0.34],
    [0.72, 0.73, 0.36],
    [0.22, 0.91, 0.3],
    [0.7, 0.91, 0.36],
  ],
  wide: [
    [0.66, 0.2, 0.15],
    [0.84, 0.16, 0.13],
    [0.93, 0.45, 0.12],
    [0.64, 0.52, 0.13],
    [0.79, 0.5, 0.16],
    [0.7, 0.84, 0.14],
    [0.89, 0.82, 0.15],
  ],
} as const;

/** Die-cut stickers around the copy. For shops, makers and anything with many small things. */
export const stickers: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { wide, story, width: W, height: H, safe, unit: u } = frame;
  const copy = wide
    ? box(safe.x, safe.y, safe.width * 0.5, safe.height)
    : story
      ? box(safe.x, H * 0.19, safe.width, H * 0.42)
      : box(safe.x, H * 0.27, safe.width, H * 0.48);
  const random = seededRandom(scene.seed + 21);
  const things = [heroArt(stage), ...extraArt(stage)];
  const spots = SPOTS[frame.shape].map(([x, y, size], index) => {
    const art = things[index % things.length] ?? heroArt(stage);
    const side = size * W;
    const area = contain(box(x * W - side / 2, y * H - side / 2, side, side), art.aspect);
    return { art, area, turn: between(random, -16, 16) };
  });

  const align = wide ? "left" : "center";
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "rounded", wide ? 104 : 112, { align, maxLines: 4 }),
      sublineItem(stage, p.paper, 34, { align, weight: 550, maxLines: 3 }),
      inkButton(stage, p.ink, p.paper, { gap: 30 }),
    ],
    { align, gap: 22, valign: "middle" },
  );

  return {
    layers: text.layers,
    keepClear: spots.map(({ area }) => part(area, 0.14, 0.14, 0.72, 0.72)),
    paint: [
      fill(frame.all, p.paper),
      dots(stage),
      ...spots.map(({ art, area, turn }) =>
        paintArt(art, area, {
          transform: `rotate(${turn.toFixed(1)}deg)`,
          filter: cutOut(5.5 * u, darken(p.shade, 0.6)),
        }),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

/** Eight hard white shadows make the border of a sticker. A soft ninth one lifts it off the page. */
function cutOut(width: number, shadow: string) {
  const edge = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2;
    return `drop-shadow(${(Math.cos(angle) * width).toFixed(1)}px ${(Math.sin(angle) * width).toFixed(1)}px 0px #ffffff)`;
  });
  return `${edge.join(" ")} drop-shadow(0px ${width * 0.9}px ${width}px ${alpha(shadow, 0.4)})`;
}

function dots({ frame, palette: p }: Stage) {
  const { unit: u } = frame;
  return at(frame.all, {
    backgroundImage: `radial-gradient(circle, ${mix(p.paper, p.shade, 0.55)} ${4 * u}px, ${alpha(p.paper, 0)} ${4.6 * u}px)`,
    backgroundSize: `${44 * u}px ${44 * u}px`,
  });
}
