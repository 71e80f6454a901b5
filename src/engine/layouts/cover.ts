import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, glowAt } from "../layout-pieces/light.ts";
import { rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { floorShadow, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain } from "../scene/box.ts";
import { at } from "../tree/node.ts";

/** The cover of an invented magazine: the brand is the masthead, the bullets are the cover lines. */
export const cover: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, width: W, height: H, unit: u } = frame;
  const ground = mix(p.paper, p.glow, 0.3);
  const ink = readableOn(ground, p.ink);
  const tall = wide ? safe.height * 0.3 : safe.height * (story ? 0.18 : 0.16);
  const masthead = await setText(stage, box(safe.x, safe.y, safe.width * (wide ? 0.62 : 1), tall), {
    id: "masthead",
    text: scene.brand.name,
    typeface: "serif",
    size: 300,
    minSize: 60,
    maxLines: 1,
    uppercase: true,
    leading: 1,
    color: pushedToRead(p.accent, darken(ground, 0.08)),
  });
  // Everything else hangs below the masthead.
  const from = bottom(masthead.box) + 14 * u;
  const column = box(safe.x, from, safe.width * (wide ? 0.6 : story ? 1 : 0.5), bottom(safe) - from);
  const lines = (slots.bullets ?? []).slice(0, wide ? 2 : 3);
  const listHeight = story || !lines.length ? 0 : column.height * (wide ? 0.3 : 0.34);
  const rows = rowsOf(box(column.x, bottom(column) - listHeight, column.width, listHeight), lines.length, 10 * u);
  const art = heroArt(stage);
  const floor = H * (story ? 0.96 : 0.95);
  const room = wide
    ? box(W * 0.64, H * 0.1, W * 0.33, floor - H * 0.1)
    : story
      ? box(W * 0.1, H * 0.67, W * 0.8, floor - H * 0.67)
      : box(W * 0.53, from + 20 * u, W * 0.44, floor - from - 20 * u);
  const product = contain(room, art.aspect, 0.5, 1);

  const listed = await setAlike(stage, rows, story ? [] : lines, {
    id: "line",
    typeface: "sans",
    size: wide ? 30 : 36,
    weight: 600,
    color: ink,
    maxLines: 2,
    valign: "bottom",
  });
  const text = await stack(
    stage,
    box(column.x, column.y, column.width, column.height - listHeight - 24 * u),
    [
      slots.kicker && {
        text: { id: "kicker", text: slots.kicker, typeface: "sans", size: 26, weight: 650, color: ink, maxLines: 1 },
      },
      headlineItem(stage, ground, "serif", wide ? 76 : 108, { maxLines: 7 }),
      sublineItem(stage, ground, 31, { color: ink, maxLines: 5 }),
      inkButton(stage, ink, ground, { gap: 24, size: 29, shape: "block", maxWidth: column.width }),
    ],
    { gap: 16, valign: "top" },
  );

  return {
    layers: [masthead, ...text.layers, ...listed],
    keepClear: [product],
    paint: [
      fade(frame.all, 180, ground, mix(p.paper, p.shade, 0.3)),
      glowAt(product.x + product.width / 2, product.y + product.height / 2, product.height * 0.9, p.glow, 0.9),
      ...(story
        ? [
            at(box(W * 0.12, H * 0.62, W * 0.76, W * 0.76), {
              borderRadius: W,
              backgroundColor: p.accent,
              opacity: 0.85,
            }),
          ]
        : []),
      floorShadow(product, darken(p.shade, 0.7), 0.5),
      paintArt(art, product),
    ],
    grain: { opacity: 0.09, blend: "multiply" },
  };
};
