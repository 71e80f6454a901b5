import { isDark } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { floorShadow, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, right } from "../scene/box.ts";
import type { TypefaceId } from "../scene/typefaces.ts";

const FACES: readonly [TypefaceId, ...TypefaceId[]] = ["condensed", "wide", "serif", "slab"];

/** One number as large as it fits, the sentence that explains it, and the thing it is about. */
export const figure: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, width: W, height: H, unit: u } = frame;
  const value = slots.stats?.[0]?.value;
  const share = wide ? 0.44 : story ? 0.4 : 0.42;
  const number = value
    ? await setText(stage, box(safe.x, safe.y, safe.width * (wide ? 0.7 : 1), safe.height * share), {
        id: "figure",
        text: value,
        typeface: FACES[Math.abs(scene.seed) % FACES.length] ?? FACES[0],
        size: 560,
        minSize: 80,
        maxLines: 1,
        leading: 1.04,
        color: pushedToRead(p.accent, p.paper),
      })
    : undefined;
  // Everything else hangs below the number.
  const from = number ? bottom(number.box) + 22 * u : safe.y;
  const copy = box(safe.x, from, safe.width * (story ? 1 : wide ? 0.6 : 0.54), bottom(safe) - from);
  // A character ends at the chest: it stands at the edge of the picture, on nothing.
  const isBust = scene.art.kit === "character";
  const floor = isBust ? H : H * (story ? 0.93 : 0.94);
  const isBeside = wide && number && right(number.box) < W * 0.62;
  const top = isBeside ? H * 0.16 : Math.max(from, H * (wide ? 0.36 : 0.5));
  const room = wide
    ? box(W * 0.645, top, W * 0.335, floor - top)
    : story
      ? box(W * 0.14, H * 0.67, W * 0.72, floor - H * 0.67)
      : box(W * 0.57, top, W * 0.41, floor - top);
  const art = heroArt(stage);
  const product = contain(room, art.aspect, 0.5, 1);

  const text = await stack(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "grotesque", wide ? 60 : 76, { maxLines: 6 }),
      sublineItem(stage, p.paper, 32, { maxLines: 5 }),
      buttonItem(stage, { fill: p.ink, gap: 24, size: 30, maxWidth: copy.width }),
      !wide && logoItem(stage, p.paper, { gap: 22, size: 28 }),
    ],
    { gap: 18, valign: "top" },
  );

  // Below a dark ground there is nothing darker to stand on: it would be a black box.
  const band = isDark(p.paper) ? lighten(p.paper, 0.1) : mix(p.paper, p.shade, 0.7);
  const ground = [
    story
      ? fill(box(0, H * 0.8, W, H), band)
      : fill(box(W * (wide ? 0.63 : 0.56), Math.max(from, product.y - 110 * u), W, H), band),
    floorShadow(product, darken(p.shade, 0.7), 0.5),
  ];
  return {
    layers: number ? [number, ...text.layers] : text.layers,
    keepClear: [product],
    paint: [fill(frame.all, p.paper), ...(isBust ? [] : ground), paintArt(art, product)],
    grain: { opacity: 0.06 },
  };
};
