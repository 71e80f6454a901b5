import { darken, mix } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { floorShadow, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain, part } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage, isLong: boolean) {
  const { width: W, height: H, safe } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.5, safe.height),
      art: box(W * 0.54, H * 0.08, W * 0.36, H * 0.8),
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 640), art: box(W * 0.03, H * 0.48, W * 0.94, H * 0.48) };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, H * (tall ? 0.56 : 0.53), safe.width, H * (tall ? 0.44 : 0.47) - safe.x),
    art: box(W * (isLong ? 0.03 : 0.1), H * 0.05, W * (isLong ? 0.94 : 0.8), H * (tall ? 0.49 : 0.46)),
  };
}

/** One thing in a spotlight, with rings spreading from it. */
export const spotlight: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { unit: u, wide, story } = frame;
  const art = heroArt(stage);
  // A long thing, such as a shoe, may use the whole width.
  const { copy, art: room } = placesOf(stage, art.aspect > 1.3);
  const product = contain(room, art.aspect, 0.5, 0.5);
  const [cx, cy] = [product.x + product.width / 2, product.y + product.height / 2];

  const text = await stack(
    stage,
    copy,
    [
      (wide || story || stage.scene.said) && logoItem(stage, p.paper),
      kickerItem(stage, p.paper),
      headlineItem(stage, p.paper, "grotesque", wide ? 128 : 122, { maxLines: wide ? 4 : 3 }),
      sublineItem(stage, wide || story ? p.paper : mix(p.paper, p.shade, 0.75), 35),
      accentButton(stage, { gap: 34 }),
    ],
    { gap: 24, valign: wide ? "middle" : story ? "top" : "bottom" },
  );
  const layers = [...text.layers];
  const badge = story ? undefined : await badgeOf(stage, { rotate: -8, shape: "circle", size: 54 });
  if (badge) layers.push(placeIn(badge, frame.safe, wide ? 1 : 0, wide ? 1 : 0));

  const rings = [0.62, 0.84, 1.08, 1.34, 1.62]
    .map(
      (share, index) =>
        `<circle cx="${cx}" cy="${cy}" r="${product.height * share * 0.62}" fill="none" stroke="${p.glow}" stroke-opacity="${0.5 - index * 0.08}" stroke-width="${2.5 * u}"/>`,
    )
    .join("");
  return {
    layers,
    keepClear: [part(product, 0.12, 0.12, 0.76, 0.76)],
    paint: [
      fade(frame.all, 165, p.paper, p.shade),
      glowAt(cx, cy, product.height * 1.15, p.glow, 0.95),
      svgAt(frame.all, rings),
      floorShadow(product, darken(p.shade, 0.7), 0.5, 0.95),
      paintArt(art, product, lifted(product, darken(p.shade, 0.8), 0.35)),
    ],
    grain: { opacity: 0.08 },
  };
};
