import { darken, lighten, mix } from "../color/mix.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { badgeOf } from "../layout-pieces/make-badge.ts";
import { moveTo } from "../layout-pieces/move.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { floorShadow, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { linear, svgAt } from "../tree/svg.ts";

/** Where the product stands. `base` is the top of the pedestal. */
function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.5, safe.height),
      centre: W * 0.755,
      base: H * 0.84,
      tall: H * 0.7,
      room: W * 0.4,
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 540), centre: W / 2, base: H * 0.86, tall: H * 0.4, room: W * 0.8 };
  const square = frame.shape === "square";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (square ? 0.3 : 0.31)),
    centre: W / 2,
    base: H * (square ? 0.83 : 0.825),
    tall: H * (square ? 0.46 : 0.47),
    room: 640 * unit,
  };
}

/** A product on a lit pedestal in front of a warm wall, as beauty brands show it. */
export const pedestal: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { width: W, height: H, unit: u, wide, story, safe } = frame;
  const { copy, centre, base, tall, room } = placesOf(stage);
  const art = heroArt(stage);
  // A long thing is low, so it may be wider and the badge goes above it.
  const isLong = art.aspect > 1.25 && !wide;
  const width = isLong ? Math.max(room, W * 0.74) : room;
  const product = contain(box(centre - width / 2, base - tall, width, tall), art.aspect, 0.5, 1);
  const pillar = Math.min(product.width * (art.aspect > 0.8 ? 1.5 : 2.1), W * (wide ? 0.44 : 0.82));

  const top = mix(p.paper, p.glow, 0.35);
  const align = wide ? "left" : "center";
  const button = await buttonItem(stage, { fill: p.ink, gap: 34 });
  const inColumn = wide || story;
  const text = await stackCopy(
    stage,
    copy,
    [
      (wide || stage.scene.said) && logoItem(stage, top),
      kickerItem(stage, top, { align }),
      headlineItem(stage, top, "serif", wide ? 118 : 132, { align, maxLines: wide ? 4 : 3 }),
      (inColumn || stage.slots.facts || stage.scene.said) && sublineItem(stage, top, 34, { align }),
      inColumn && button,
    ],
    { align, gap: 22 },
  );
  const layers = [...text.layers];
  if (!inColumn && button)
    layers.push(moveTo(button.layer, centre - button.layer.box.width / 2, H - safe.y - button.layer.box.height));
  const badge = await badgeOf(stage, { rotate: 10, size: 54 });
  if (badge) {
    const x = Math.min(product.x + product.width + 24 * u, safe.x + safe.width - badge.box.width);
    const y = isLong ? product.y - badge.box.height * 0.96 : product.y + product.height * 0.06;
    layers.push(moveTo(badge, x, Math.max(text.box.y + (wide ? 0 : text.box.height + 16 * u), y)));
  }

  return {
    layers,
    keepClear: [product],
    paint: [
      fade(frame.all, 180, top, mix(p.paper, p.shade, 0.55)),
      glowAt(centre, base - tall * 0.52, tall * 0.95, lighten(p.glow, 0.4)),
      fade(box(0, base + 40 * u, W, H), 180, mix(p.shade, p.paper, 0.15), darken(p.shade, 0.14)),
      plinth(stage, centre, base, pillar),
      floorShadow(product, darken(p.shade, 0.6), 0.6, 1.25),
      paintArt(art, product),
    ],
    grain: { opacity: 0.07 },
  };
};

/** A round plaster pedestal, lit from the left. */
function plinth({ frame, palette: p }: Stage, centre: number, base: number, width: number) {
  const { unit: u, height: H } = frame;
  const rim = width * 0.055 + 10 * u;
  const face = mix(p.paper, p.glow, 0.5);
  const body = `<ellipse cx="${centre + 50 * u}" cy="${base + rim + 26 * u}" rx="${width * 0.62}" ry="${rim * 1.2}" fill="${darken(p.shade, 0.5)}" opacity=".25"/><path d="M${centre - width / 2} ${base}V${H + 40}H${centre + width / 2}V${base}Z" fill="url(#drum)"/><ellipse cx="${centre}" cy="${base}" rx="${width / 2}" ry="${rim}" fill="url(#lid)"/><ellipse cx="${centre}" cy="${base}" rx="${width / 2 - 2 * u}" ry="${rim - 2 * u}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${2.5 * u}"/>`;
  const defs =
    linear("drum", [
      [0, mix(face, p.shade, 0.35)],
      [0.28, lighten(face, 0.35)],
      [0.6, face],
      [1, darken(mix(face, p.shade, 0.8), 0.1)],
    ]) +
    linear("lid", [
      [0, lighten(face, 0.55)],
      [1, face],
    ]);
  return svgAt(frame.all, body, defs);
}
