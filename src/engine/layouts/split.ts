import { darken, mix } from "../color/mix.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { areaOf, coverAt, photoIn } from "../photo/crop.ts";
import { isSheet } from "../photo/is-sheet.ts";
import { lookAt } from "../photo/look-at.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

/**
 * Two fields: words on one of colour, the thing on the other. The seed decides the line between them. A photograph is the
 * second field itself, unless it has to be seen whole.
 */
export const split: Layout = async (stage) => {
  const { frame, palette: p, photo, photoPixels } = stage;
  const { wide, story, width: W, height: H, unit: u } = frame;
  const bleeds = photoPixels && !photoPixels.isTransparent && !isSheet(photoPixels.small);
  const { copy } = partsOf(frame, wide ? 0.5 : story ? 0.92 : bleeds ? 0.58 : 0.5, 60);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      kickerItem(stage, p.paper),
      headlineItem(stage, p.paper, "wide", wide ? 92 : 104, { maxLines: 5 }),
      sublineItem(stage, p.paper, 33, { maxLines: 4 }),
      inkButton(stage, p.ink, p.paper, { shape: "block", gap: 28, size: 31, maxWidth: copy.width }),
    ],
    { gap: 20 },
  );
  // The fewer the words, the more room the thing gets.
  const minEdge = Math.max(H * 0.4, bottom(text.box) + 64 * u);
  const edge = wide ? W * 0.52 : Math.min(minEdge, H * (story || bleeds ? 0.64 : 0.55));
  if (photo && bleeds) {
    const look = await lookAt(stage, photo);
    const reach = 0.03 * (wide ? H : W);
    const half = wide ? box(edge - reach, 0, W - edge + reach, H) : box(0, edge - reach, W, H - edge + reach);
    const picture = coverAt(look, half);
    return {
      layers: text.layers,
      keepClear: look.heads.map((head) => areaOf(picture, head)),
      paint: [
        fill(frame.all, p.paper),
        at(frame.all, { clipPath: `path("${lineOf(stage, edge)}")` }, photoIn(photo, half, picture)),
      ],
      grain: { opacity: 0.05 },
    };
  }
  const room = wide
    ? box(W * 0.56, H * 0.08, W * 0.4, H * 0.84)
    : box(W * 0.1, edge + (story ? 30 : 44) * u, W * 0.8, H - edge - 76 * u);
  const art = heroArt(stage);
  // An ornament is no thing to stand on the second field: it is the field.
  if (stage.scene.art.kit === "shape" && !stage.photo) {
    const half = wide ? box(edge, 0, W - edge, H) : box(0, edge, W, H - edge);
    return {
      layers: text.layers,
      paint: [fill(frame.all, p.paper), paintArt(art, half)],
      grain: { opacity: 0.05 },
    };
  }
  const product = contain(room, art.aspect);

  return {
    layers: text.layers,
    keepClear: [product],
    paint: [
      fill(frame.all, p.paper),
      field(stage, edge, product),
      paintArt(art, product, lifted(product, darken(p.accent, 0.6), 0.4)),
    ],
    grain: { opacity: 0.05 },
  };
};

/** The outline of the second field. Its edge is straight, slanted, round or a wave. */
function lineOf({ frame, scene }: Stage, edge: number): string {
  const { wide, width: W, height: H } = frame;
  const along = wide ? H : W;
  const bow = 0.08 * along;
  const cuts = [
    wide ? `M${edge} 0H${W}V${H}H${edge}Z` : `M0 ${edge}H${W}V${H}H0Z`,
    wide
      ? `M${edge + along * 0.1} 0H${W}V${H}H${edge - along * 0.02}Z`
      : `M0 ${edge + along * 0.06}L${W} ${edge - along * 0.02}V${H}H0Z`,
    wide
      ? `M${edge + bow} 0Q${edge - bow} ${H / 2} ${edge + bow} ${H}H${W}V0Z`
      : `M0 ${edge + bow}Q${W / 2} ${edge - bow} ${W} ${edge + bow}V${H}H0Z`,
    wide
      ? `M${edge} 0Q${edge + 70} ${H * 0.25} ${edge} ${H * 0.5}T${edge} ${H}H${W}V0Z`
      : `M0 ${edge}Q${W * 0.25} ${edge + 70} ${W * 0.5} ${edge}T${W} ${edge}V${H}H0Z`,
  ];
  return cuts[Math.abs(scene.seed) % cuts.length] ?? "";
}

/** The second field. Its edge is straight, slanted, round or a wave. */
function field({ frame, palette: p, scene }: Stage, edge: number, product: Box) {
  const { wide, width: W, height: H } = frame;
  const color = mix(p.accent, p.pop, scene.seed % 2 ? 0 : 1);
  const tone = mix(color, p.glow, 0.16);
  const along = wide ? H : W;
  const cuts = [
    wide ? `M${edge} 0H${W}V${H}H${edge}Z` : `M0 ${edge}H${W}V${H}H0Z`,
    wide
      ? `M${edge + along * 0.1} 0H${W}V${H}H${edge - along * 0.02}Z`
      : `M0 ${edge + along * 0.06}L${W} ${edge - along * 0.02}V${H}H0Z`,
    wide
      ? `M${W} ${-H * 0.2}A${W * 0.5} ${W * 0.5} 0 0 0 ${W} ${H * 1.2}Z`
      : `M${-W * 0.2} ${H}A${W * 0.72} ${W * 0.72} 0 0 1 ${W * 1.2} ${H}Z`,
    wide
      ? `M${edge} 0Q${edge + 70} ${H * 0.25} ${edge} ${H * 0.5}T${edge} ${H}H${W}V0Z`
      : `M0 ${edge}Q${W * 0.25} ${edge + 70} ${W * 0.5} ${edge}T${W} ${edge}V${H}H0Z`,
  ];
  const cut = cuts[Math.abs(scene.seed) % cuts.length];
  return svgAt(
    frame.all,
    `<path d="${cut}" fill="${color}"/><g opacity=".5"><circle cx="${product.x + product.width / 2}" cy="${product.y + product.height / 2}" r="${Math.min(W, H) * 0.26}" fill="${tone}"/></g>`,
  );
}
