import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { buttonItem, headlineItem, logoItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { partsOf } from "../compose/parts.ts";
import { rowsOf, setAlike } from "../compose/set-rows.ts";
import { stack } from "../compose/stack.ts";
import type { Layout } from "../compose/stage.ts";
import { heroArt, lifted, paintArt } from "../compose/stage-art.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";

/** The thing as a plate in an old manual: in the middle, with lines to what matters about it. Bullets are the notes. */
export const anatomy: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.38 : story ? 0.46 : 0.3, 30);
  const text = await stack(
    stage,
    copy,
    [
      await logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "serif", wide ? 86 : 150, { maxLines: wide ? 7 : 3 }),
      (wide || story) &&
        (await buttonItem(stage, { fill: p.ink, shape: "block", gap: 26, size: 30, maxWidth: copy.width })),
    ],
    { gap: 18, valign: wide ? "middle" : "top" },
  );
  const foot = wide || story ? undefined : await buttonItem(stage, { fill: p.ink, shape: "block", size: 30 });
  const footHeight = foot && "layer" in foot ? foot.layer.box.height + 20 * u : 0;
  const plate = box(thing.x, thing.y, thing.width, thing.height - footHeight);
  const art = heroArt(stage);
  const middle = box(plate.x + plate.width * 0.27, plate.y, plate.width * 0.46, plate.height);
  const product = story ? contain(box(W * 0.2, H * 0.67, W * 0.6, H * 0.29), art.aspect) : contain(middle, art.aspect);
  const notes = (slots.bullets ?? []).slice(0, story ? 4 : 6);
  const [left, right] = [notes.filter((_, index) => index % 2 === 0), notes.filter((_, index) => index % 2 === 1)];
  const side = plate.width * 0.26;
  const areas = [
    ...rowsOf(
      box(plate.x, plate.y, story ? plate.width * 0.48 : side, plate.height),
      Math.max(1, left.length),
      20 * u,
    ).map((area, index) => ({ area, text: left[index], align: "right" as const })),
    ...rowsOf(
      box(
        plate.x + plate.width - (story ? plate.width * 0.48 : side),
        plate.y,
        story ? plate.width * 0.48 : side,
        plate.height,
      ),
      Math.max(1, right.length),
      20 * u,
    ).map((area, index) => ({ area, text: right[index], align: "left" as const })),
  ].filter((entry): entry is { area: Box; text: string; align: "left" | "right" } => Boolean(entry.text));
  const set = areas.length
    ? await setAlike(
        stage,
        areas.map(({ text: note, area }) => ({ text: note, area })),
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
      )
    : [];
  const line = pushedToRead(p.accent, p.paper);
  const leaders = set.map((layer, index) => {
    const onLeft = areas[index]?.align === "right";
    const y = layer.box.y + layer.box.height / 2;
    const x = onLeft ? layer.box.x + layer.box.width + 12 * u : layer.box.x - 12 * u;
    const toX = product.x + product.width * (onLeft ? 0.26 : 0.74);
    const toY = product.y + product.height * Math.min(0.88, Math.max(0.12, (y - product.y) / product.height));
    return `<path d="M${x} ${y}L${toX} ${toY}" stroke="${line}" stroke-width="${3 * u}" fill="none"/><circle cx="${toX}" cy="${toY}" r="${9 * u}" fill="${line}"/><circle cx="${toX}" cy="${toY}" r="${4 * u}" fill="#fff"/>`;
  });
  const end =
    foot && "layer" in foot
      ? [{ ...foot.layer, box: { ...foot.layer.box, x: thing.x, y: bottom(thing) - foot.layer.box.height } }]
      : [];
  return {
    layers: [...text.layers, ...set, ...end],
    paint: [
      fill(frame.all, p.paper),
      svgAt(frame.all, rule(stage.frame.width, H, mix(p.paper, p.shade, 0.5), 40 * u, u)),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
      svgAt(frame.all, story ? "" : leaders.join("")),
    ],
    keepClear: [product],
    grain: { opacity: 0.06, blend: "multiply" },
  };
};

/** Millimetre paper, faint. */
const rule = (width: number, height: number, color: string, step: number, u: number) =>
  `<path d="${Array.from({ length: Math.ceil(width / step) }, (_, index) => `M${index * step} 0V${height}`).join("")}${Array.from({ length: Math.ceil(height / step) }, (_, index) => `M0 ${index * step}H${width}`).join("")}" stroke="${color}" stroke-width="${1.2 * u}" fill="none" opacity=".6"/>`;
