import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

/** A block calendar: the kicker is its month, the first stat its day. For dates, deadlines and day counts. */
export const tearOff: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.56 : 0.46, 40);
  const side = Math.min(thing.width * (wide ? 0.86 : 0.6), thing.height * 0.92);
  const sheet = box(
    wide ? thing.x + (thing.width - side) / 2 : thing.x,
    thing.y + (thing.height - side) / 2,
    side,
    side,
  );
  const head = box(sheet.x, sheet.y, side, side * 0.26);
  const art = heroArt(stage);
  const room = wide
    ? box(sheet.x + side * 0.62, sheet.y + side * 0.66, side * 0.55, side * 0.46)
    : story
      ? box(W * 0.3, H * 0.66, W * 0.62, H * 0.3)
      : box(sheet.x + side + 10 * u, thing.y + thing.height * 0.12, W - sheet.x - side - 50 * u, thing.height * 0.88);
  const product = contain(room, art.aspect, 0.5, 1);

  const leaf = "#fffefa";
  const stat = slots.stats?.[0];
  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "geometric", wide ? 90 : 96, { maxLines: 5 }),
      sublineItem(stage, p.paper, 33, { maxLines: 4 }),
      accentButton(stage, { gap: 28, size: 31, maxWidth: copy.width }),
    ],
    { gap: 20 },
  );
  const month = slots.kicker
    ? [
        await setText(stage, inset(head, 24 * u, 8 * u), {
          id: "kicker",
          text: slots.kicker,
          typeface: "wide",
          size: 52,
          color: readableOn(p.pop),
          uppercase: true,
          maxLines: 1,
          align: "center",
          valign: "middle",
        }),
      ]
    : [];
  const day = stat
    ? [
        await setText(stage, box(sheet.x + 24 * u, bottom(head), side - 48 * u, side * 0.52), {
          id: "day",
          text: stat.value,
          typeface: "wide",
          size: 300,
          color: pushedToRead(p.ink, leaf),
          maxLines: 1,
          align: "center",
          valign: "middle",
        }),
        await setText(stage, box(sheet.x + 24 * u, sheet.y + side * 0.79, side - 48 * u, side * 0.16), {
          id: "day-label",
          text: stat.label,
          typeface: "sans",
          size: 34,
          weight: 600,
          color: pushedToRead(p.muted, leaf),
          maxLines: 1,
          align: "center",
          valign: "middle",
        }),
      ]
    : [];

  const ring = (x: number) =>
    `<rect x="${x - 10 * u}" y="${sheet.y - 34 * u}" width="${20 * u}" height="${70 * u}" rx="${10 * u}" fill="${darken(p.shade, 0.65)}"/>`;
  return {
    layers: [...text.layers, ...month, ...day],
    keepClear: wide ? [] : [product],
    paint: [
      fade(frame.all, 150, p.paper, mix(p.paper, p.shade, 0.6)),
      at(box(sheet.x + 10 * u, sheet.y + 16 * u, side, side), {
        backgroundColor: mix(leaf, p.shade, 0.4),
        borderRadius: 26 * u,
        transform: "rotate(2deg)",
      }),
      at(sheet, { backgroundColor: leaf, borderRadius: 26 * u, boxShadow: softShadow(u, darken(p.shade, 0.5)) }),
      at(head, { backgroundColor: p.pop, borderTopLeftRadius: 26 * u, borderTopRightRadius: 26 * u }),
      svgAt(frame.all, ring(sheet.x + side * 0.25) + ring(sheet.x + side * 0.75)),
      ...(wide ? [] : [paintArt(art, product, lifted(product, darken(p.shade, 0.6)))]),
    ],
    over: wide
      ? [
          paintArt(
            art,
            contain(
              box(
                sheet.x + side * 0.9,
                sheet.y + side * 0.5,
                Math.min(W - sheet.x - side * 0.9, side * 0.4),
                side * 0.56,
              ),
              art.aspect,
              0,
              1,
            ),
            lifted(product, darken(p.shade, 0.6)),
          ),
        ]
      : [],
    grain: { opacity: 0.05 },
  };
};
