import { house } from "../art/places/house.ts";
import { van } from "../art/places/van.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { artContext, paintArt } from "../layout-pieces/stage-art.ts";
import { between, seededRandom } from "../random.ts";
import { box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.44, safe.height * 0.9),
      house: box(W * 0.47, H * 0.9 - W * 0.351, W * 0.53, W * 0.353),
      van: box(W * 0.45, H * 0.94 - W * 0.173, W * 0.3, (W * 0.3 * 520) / 900),
      road: H * 0.9,
    };
  const houseWidth = frame.story ? W * 1.08 : W * (frame.shape === "square" ? 0.74 : 0.92);
  const road = H * 0.9;
  const houseHeight = (houseWidth * 640) / 960;
  const vanWidth = W * (frame.story ? 0.66 : frame.shape === "square" ? 0.5 : 0.58);
  return {
    copy: box(safe.x, safe.y, safe.width, frame.story ? 560 : H * (frame.shape === "square" ? 0.45 : 0.42) - safe.y),
    house: box(W - houseWidth * 0.98, road - houseHeight * 0.985, houseWidth, houseHeight),
    van: box(W * 0.03, road - (vanWidth * 520) / 900 + H * 0.055, vanWidth, (vanWidth * 520) / 900),
    road,
  };
}

/** A tidy house on a sunny day with the company's van at the door. */
export const street: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { wide, story, width: W, height: H, safe, unit: u } = frame;
  const places = placesOf(stage);
  const badge = story ? undefined : await badgeOf(stage, { rotate: 8, size: 50 });
  const copy = badge && !wide ? { ...places.copy, width: places.copy.width - badge.box.width - 20 * u } : places.copy;

  const sky = lighten(mix(p.paper, p.glow, 0.5), 0.25);
  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, sky),
      headlineItem(stage, sky, "grotesque", wide ? 96 : 104, { maxLines: wide ? 4 : 3 }),
      sublineItem(stage, sky, 34, { maxLines: 3, weight: 500 }),
      accentButton(stage, { gap: 26, size: 36, shape: "block", arrow: false }),
    ],
    { gap: 18 },
  );

  const context = artContext(stage);
  return {
    layers: [...text.layers, ...(badge ? [placeIn(badge, safe, 1, 0)] : [])],
    paint: [
      fade(frame.all, 180, sky, lighten(p.shade, 0.25)),
      glowAt(W * 0.86, H * (story ? 0.42 : 0.2), Math.min(W, H) * 0.55, "#fffbe0", 0.95),
      clouds(frame, scene.seed),
      hills(frame, places.house.x, places.road, mix("#8fce7b", p.shade, 0.25)),
      paintArt(house(context, scene.seed), places.house),
      svgAt(
        frame.all,
        `<rect y="${places.road}" width="${W}" height="${H}" fill="#565b66"/><rect y="${places.road}" width="${W}" height="${12 * u}" fill="#d9d4c7"/>${Array.from({ length: 12 }, (_, index) => `<rect x="${index * 150 * u}" y="${places.road + (H - places.road) * 0.62}" width="${84 * u}" height="${9 * u}" rx="${4 * u}" fill="#fff" opacity=".75"/>`).join("")}`,
      ),
      paintArt(van(context, scene.art.seed), places.van),
    ],
    grain: { opacity: 0.05 },
  };
};

function clouds({ width, height, all, unit: u }: Frame, seed: number) {
  const random = seededRandom(seed + 2);
  const cloud = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" opacity=".85"><circle cx="0" cy="0" r="40"/><circle cx="48" cy="-20" r="52"/><circle cx="104" cy="0" r="40"/><rect x="-40" y="0" width="184" height="40" rx="20"/></g>`;
  return svgAt(
    all,
    [0.52, 0.7, 0.92]
      .map((share) => cloud(width * share, height * between(random, 0.46, 0.55), between(random, 0.6, 1) * u))
      .join(""),
  );
}

/** Hills rise towards the house. In a wide picture they start beside the copy and stay low. */
function hills({ width, all, wide }: Frame, from: number, road: number, color: string) {
  const tall = wide ? 0.035 : 0.1;
  const start = wide ? from - width * 0.04 : 0;
  const span = width - start;
  const ridge = `M${start} ${road}C${start + span * 0.1} ${road - width * tall * 1.6} ${start + span * 0.36} ${road - width * tall} ${start + span * 0.55} ${road - width * tall * 1.5}S${width} ${road - width * tall * 2} ${width} ${road - width * tall}V${road + 20}H${start}Z`;
  return svgAt(
    all,
    `<path d="${ridge}" fill="${darken(color, 0.04)}"/><rect x="${start}" y="${road - width * tall * 0.5}" width="${span}" height="${width * tall}" fill="${color}"/>`,
  );
}
