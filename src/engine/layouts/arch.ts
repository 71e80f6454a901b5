import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { floorShadow, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { at } from "../tree/node.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.47, safe.height),
      niche: box(W * 0.58, H * 0.1, W * 0.34, H * 0.9),
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 565), niche: box(W * 0.13, H * 0.49, W * 0.74, H * 0.51) };
  const from = frame.shape === "square" ? 0.4 : 0.42;
  return {
    copy: box(safe.x, safe.y, safe.width, H * from - safe.y - 62 * u),
    niche: box(W * 0.24, H * from, W * 0.52, H * (1 - from)),
  };
}

/** A product in an arched niche, with a serif headline and a lot of free space. */
export const arch: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { unit: u, wide, story, height: H, width: W } = frame;
  const { copy, niche } = placesOf(stage);
  // What is wider would be lost in the niche.
  const art = heroArt(stage, 1);
  const step = H - 70 * u;
  const product = contain(
    box(
      niche.x + niche.width * 0.14,
      niche.y + niche.height * 0.14,
      niche.width * 0.72,
      step - niche.y - niche.height * 0.14 - 44 * u,
    ),
    art.aspect,
    0.5,
    1,
  );

  const ground = mix(p.paper, p.glow, 0.45);
  const ink = readableOn(ground, p.ink);
  const align = wide ? "left" : "center";
  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, ground, { markFill: ink, size: 28 }),
      kickerItem(stage, ground, { align }),
      headlineItem(stage, ground, "serif", wide ? 120 : 128, {
        align,
        maxLines: 3,
        strong: { color: ink, italic: true },
      }),
      (wide || story || stage.slots.facts || stage.scene.said) && sublineItem(stage, ground, 33, { align }),
      buttonItem(stage, { fill: ink, gap: 28, size: 30 }),
    ],
    { align, gap: 20 },
  );

  const side = (share: number, color: string, grow: number) =>
    at(box(niche.x - grow, niche.y - grow + niche.height * share, niche.width + 2 * grow, H), {
      backgroundColor: color,
      borderRadius: `${niche.width / 2 + grow}px ${niche.width / 2 + grow}px 0 0`,
    });
  return {
    layers: text.layers,
    keepClear: [product],
    paint: [
      fill(frame.all, ground),
      side(0, mix(p.paper, p.shade, 0.4), 34 * u),
      side(0, mix(p.shade, p.paper, 0.2), 0),
      at(box(niche.x, niche.y, niche.width, H), {
        borderRadius: `${niche.width / 2}px ${niche.width / 2}px 0 0`,
        backgroundImage: `linear-gradient(100deg, ${darken(p.shade, 0.28)} 0%, ${mix(p.shade, p.paper, 0.1)} 26%, ${lighten(p.shade, 0.16)} 100%)`,
        opacity: 0.85,
      }),
      fill(box(0, step, W, H - step), mix(p.paper, p.shade, 0.28)),
      at(box(product.x - product.width * 0.3, step - 44 * u, product.width * 1.6, 60 * u), {
        backgroundImage: `linear-gradient(90deg, ${mix(p.glow, p.shade, 0.3)}, ${lighten(p.glow, 0.5)} 35%, ${mix(p.glow, p.shade, 0.4)})`,
        borderRadius: 14 * u,
      }),
      floorShadow(product, darken(p.shade, 0.65), 0.5, 1.1),
      paintArt(art, product),
    ],
    grain: { opacity: 0.06 },
  };
};
