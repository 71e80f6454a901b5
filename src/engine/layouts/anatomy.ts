import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { moveTo } from "../layout-pieces/move.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, part } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";

/** The thing in the middle, as in an old manual, with lines from its parts to notes. Bullets are the notes. */
export const anatomy: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const inColumn = wide || story;
  const { copy, thing } = partsOf(frame, wide ? 0.38 : story ? 0.46 : 0.3, 30);
  const button = await buttonItem(stage, {
    fill: p.ink,
    shape: "block",
    gap: 26,
    size: 30,
    maxWidth: inColumn ? copy.width : undefined,
  });
  const foot = inColumn ? undefined : button?.layer;
  const footHeight = foot ? foot.box.height + 20 * u : 0;
  const plate = box(thing.x, thing.y, thing.width, thing.height - footHeight);
  const art = heroArt(stage);
  const room = story ? part(frame.all, 0.2, 0.67, 0.6, 0.29) : part(plate, 0.27, 0, 0.46, 1);
  const product = contain(room, art.aspect);
  const notes = (slots.bullets ?? []).slice(0, story ? 4 : 6);
  const side = plate.width * (story ? 0.48 : 0.26);
  const left = box(plate.x, plate.y, side, plate.height);
  const right = box(plate.x + plate.width - side, plate.y, side, plate.height);
  const lefts = rowsOf(left, Math.ceil(notes.length / 2), 20 * u);
  const rights = rowsOf(right, Math.floor(notes.length / 2), 20 * u);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "serif", wide ? 86 : 150, { maxLines: wide ? 7 : 3 }),
      inColumn && button,
    ],
    { gap: 18 },
  );
  const set = await setAlike(
    stage,
    [...lefts, ...rights],
    [...notes.filter((_, index) => index % 2 === 0), ...notes.filter((_, index) => index % 2 === 1)],
    {
      id: "note",
      typeface: "sans",
      size: 32,
      weight: 550,
      leading: 1.2,
      color: readableOn(p.paper, p.ink),
      maxLines: 4,
      valign: "middle",
    },
  );
  const end = foot ? [moveTo(foot, thing.x, bottom(thing) - foot.box.height)] : [];

  const line = pushedToRead(p.accent, p.paper);
  const leaders = set.map((layer, index) => {
    const onLeft = index < lefts.length;
    const y = layer.box.y + layer.box.height / 2;
    const x = onLeft ? layer.box.x + layer.box.width + 12 * u : layer.box.x - 12 * u;
    const toX = product.x + product.width * (onLeft ? 0.26 : 0.74);
    const toY = product.y + product.height * Math.min(0.88, Math.max(0.12, (y - product.y) / product.height));
    return `<path d="M${x} ${y}L${toX} ${toY}" stroke="${line}" stroke-width="${3 * u}" fill="none"/><circle cx="${toX}" cy="${toY}" r="${9 * u}" fill="${line}"/><circle cx="${toX}" cy="${toY}" r="${4 * u}" fill="#fff"/>`;
  });
  return {
    layers: [...text.layers, ...set, ...end],
    keepClear: [product],
    paint: [
      fill(frame.all, p.paper),
      svgAt(frame.all, rule(W, H, mix(p.paper, p.shade, 0.5), 40 * u, u)),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
      svgAt(frame.all, story ? "" : leaders.join("")),
    ],
    grain: { opacity: 0.06, blend: "multiply" },
  };
};

/** Faint graph paper. */
const rule = (width: number, height: number, color: string, step: number, u: number) =>
  `<path d="${Array.from({ length: Math.ceil(width / step) }, (_, index) => `M${index * step} 0V${height}`).join("")}${Array.from({ length: Math.ceil(height / step) }, (_, index) => `M0 ${index * step}H${width}`).join("")}" stroke="${color}" stroke-width="${1.2 * u}" fill="none" opacity=".6"/>`;
