import { contrast } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";
import { barcode, stripes, ticketShape } from "./pieces/ticket.ts";

/** A ticket with a stub to tear off. The badge is what it is worth; the note is its small print. */
export const coupon: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, wide, story, width: W, height: H, safe } = frame;
  const ticket = safe;
  const stubSide = wide ? ticket.width * 0.32 : ticket.height * (story ? 0.34 : 0.36);
  const main = wide
    ? box(ticket.x, ticket.y, ticket.width - stubSide, ticket.height)
    : box(ticket.x, ticket.y, ticket.width, ticket.height - stubSide);
  const stub = wide
    ? box(ticket.x + main.width, ticket.y, stubSide, ticket.height)
    : box(ticket.x, ticket.y + main.height, ticket.width, stubSide);
  const pad = 48 * u;
  const art = heroArt(stage);
  const inside = inset(main, pad);
  const room = story
    ? box(W * 0.16, H * 0.68, W * 0.68, H * 0.29)
    : box(main.x + main.width * 0.59, main.y + pad * 0.6, main.width * 0.41 - pad * 0.5, main.height - pad * 1.2);
  const product = contain(room, art.aspect, 0.5, story ? 1 : 0.5);
  const tear = inset(stub, pad, pad * 0.8);
  const codeHeight = wide ? 90 * u : tear.height;
  const codeBox = wide
    ? box(tear.x, bottom(tear) - codeHeight, tear.width, codeHeight)
    : box(tear.x + tear.width * 0.7, tear.y, tear.width * 0.3, tear.height);
  const valueArea = wide
    ? box(tear.x, tear.y, tear.width, tear.height - codeHeight - 20 * u)
    : box(tear.x, tear.y, tear.width * 0.64, tear.height);
  const bars = box(codeBox.x, codeBox.y, codeBox.width, codeBox.height - (slots.note ? 44 * u : 0));

  const card = contrast(p.glow, "#15101f") >= 9 ? lighten(p.glow, 0.5) : "#fff8ec";
  const ink = readableOn(card, p.ink);
  const ground = mix(p.paper, p.shade, 0.4);
  const text = await stack(
    stage,
    box(inside.x, inside.y, inside.width * (story ? 1 : wide ? 0.58 : 0.56), inside.height),
    [
      logoItem(stage, card, { size: 30 }),
      kickerItem(stage, card),
      headlineItem(stage, card, "slab", wide ? 76 : 112, { maxLines: 6 }),
      sublineItem(stage, card, 30, { maxLines: 5 }),
    ],
    { gap: 20, valign: "middle" },
  );
  const offer = await stack(
    stage,
    valueArea,
    [
      slots.badge && {
        text: {
          id: "worth",
          text: slots.badge.text,
          typeface: "condensed",
          size: wide ? 150 : 190,
          color: contrast(p.accent, card) < 1.6 ? ink : pushedToRead(p.accent, card),
          maxLines: 1,
          leading: 1.05,
        },
        grow: true,
      },
      slots.badge?.small && {
        text: {
          id: "terms",
          text: slots.badge.small,
          typeface: "sans",
          size: 30,
          weight: 600,
          color: ink,
          maxLines: 2,
        },
        gap: 4,
      },
      accentButton(stage, { gap: 18, size: 28, maxWidth: valueArea.width }),
    ],
    { valign: "middle" },
  );
  const extra = slots.note
    ? [
        await setText(stage, box(codeBox.x, bottom(codeBox) - 34 * u, codeBox.width, 34 * u), {
          id: "code",
          text: slots.note,
          typeface: "sans",
          size: 26,
          weight: 650,
          color: ink,
          maxLines: 1,
          align: "center",
        }),
      ]
    : [];

  return {
    layers: [...text.layers, ...offer.layers, ...extra],
    keepClear: [inset(product, product.width * 0.1)],
    paint: [
      fill(frame.all, ground),
      svgAt(frame.all, stripes(W, H, mix(ground, p.shade, 0.35), 54 * u)),
      svgAt(frame.all, ticketShape(ticket, wide ? stub.x : stub.y, wide, 30 * u, card, mix(card, p.ink, 0.4), u), "", {
        filter: `drop-shadow(0 ${14 * u}px ${26 * u}px ${darken(p.shade, 0.5)}66)`,
      }),
      svgAt(bars, barcode(bars.width, bars.height, ink, scene.seed)),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
    ],
    grain: { opacity: 0.05 },
  };
};
