import { contrast } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { buttonItem, headlineItem, kickerItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { setText } from "../compose/set-text.ts";
import { stack } from "../compose/stack.ts";
import type { Layout } from "../compose/stage.ts";
import { heroArt, lifted, paintArt } from "../compose/stage-art.ts";
import { seededRandom } from "../random.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";

/** A ticket with a stub to tear off. The badge is what it is worth; the note is its small print. */
export const coupon: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, wide, story, width: W, height: H, safe } = frame;
  const card = contrast(p.glow, "#15101f") >= 9 ? lighten(p.glow, 0.5) : "#fff8ec";
  const ground = mix(p.paper, p.shade, 0.4);
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
  const text = await stack(
    stage,
    box(inside.x, inside.y, inside.width * (story ? 1 : wide ? 0.58 : 0.56), inside.height),
    [
      await logoItem(stage, card, { size: 30 }),
      kickerItem(stage, card),
      headlineItem(stage, card, "slab", wide ? 76 : 112, { maxLines: 6 }),
      sublineItem(stage, card, 30, { maxLines: 5 }),
    ],
    { gap: 20, valign: "middle" },
  );
  const room = story
    ? box(W * 0.16, H * 0.68, W * 0.68, H * 0.29)
    : box(main.x + main.width * 0.59, main.y + pad * 0.6, main.width * 0.41 - pad * 0.5, main.height - pad * 1.2);
  const product = contain(room, art.aspect, 0.5, story ? 1 : 0.5);
  const worth = slots.badge?.text;
  const tear = inset(stub, pad, pad * 0.8);
  const codeHeight = wide ? 90 * u : tear.height;
  const codeBox = wide
    ? box(tear.x, bottom(tear) - codeHeight, tear.width, codeHeight)
    : box(tear.x + tear.width * 0.7, tear.y, tear.width * 0.3, tear.height);
  const valueArea = wide
    ? box(tear.x, tear.y, tear.width, tear.height - codeHeight - 20 * u)
    : box(tear.x, tear.y, tear.width * 0.64, tear.height);
  const offer = await stack(
    stage,
    valueArea,
    [
      worth
        ? {
            text: {
              id: "worth",
              text: worth,
              typeface: "condensed",
              size: wide ? 150 : 190,
              color: contrast(p.accent, card) < 1.6 ? readableOn(card, p.ink) : pushedToRead(p.accent, card),
              maxLines: 1,
              leading: 1.05,
            },
            grow: true,
          }
        : undefined,
      slots.badge?.small
        ? {
            text: {
              id: "terms",
              text: slots.badge.small,
              typeface: "sans",
              size: 30,
              weight: 600,
              color: readableOn(card, p.ink),
              maxLines: 2,
            },
            gap: 4,
          }
        : undefined,
      await buttonItem(stage, {
        fill: p.accent,
        color: readableOn(p.accent, p.onAccent),
        gap: 18,
        size: 28,
        maxWidth: valueArea.width,
      }),
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
          color: readableOn(card, p.ink),
          maxLines: 1,
          align: "center",
        }),
      ]
    : [];
  const bars = box(codeBox.x, codeBox.y, codeBox.width, codeBox.height - (slots.note ? 44 * u : 0));
  return {
    layers: [...text.layers, ...offer.layers, ...extra],
    keepClear: [inset(product, product.width * 0.1)],
    paint: [
      fill(frame.all, ground),
      svgAt(frame.all, stripes(W, H, mix(ground, p.shade, 0.35), 54 * u)),
      svgAt(frame.all, ticketShape(ticket, wide ? stub.x : stub.y, wide, 30 * u, card, mix(card, p.ink, 0.4), u), "", {
        filter: `drop-shadow(0 ${14 * u}px ${26 * u}px ${darken(p.shade, 0.5)}66)`,
      }),
      svgAt(bars, barcode(bars.width, bars.height, readableOn(card, p.ink), scene.seed)),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
    ],
    grain: { opacity: 0.05 },
  };
};

const stripes = (width: number, height: number, color: string, step: number) =>
  `<path d="${Array.from({ length: Math.ceil((width + height) / step / 2) }, (_, index) => `M${index * step * 2} 0l${step} 0L${index * step * 2 + step - height} ${height}l${-step} 0Z`).join("")}" fill="${color}"/>`;

function ticketShape(
  { x, y, width, height }: ReturnType<typeof box>,
  fold: number,
  across: boolean,
  r: number,
  fillColor: string,
  line: string,
  u: number,
) {
  const bites = across
    ? [
        [fold, y],
        [fold, y + height],
      ]
    : [
        [x, fold],
        [x + width, fold],
      ];
  const holes = bites.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#000"/>`).join("");
  const dash = across
    ? `M${fold} ${y + r * 1.5}V${y + height - r * 1.5}`
    : `M${x + r * 1.5} ${fold}H${x + width - r * 1.5}`;
  return `<mask id="bite"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${26 * u}" fill="#fff"/>${holes}</mask><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fillColor}" mask="url(#bite)"/><path d="${dash}" stroke="${line}" stroke-width="${4 * u}" stroke-dasharray="${14 * u} ${14 * u}" fill="none"/>`;
}

function barcode(width: number, height: number, color: string, seed: number) {
  const random = seededRandom(seed + 3);
  let out = "";
  for (let x = 0; x < width - 4; ) {
    const bar = (1 + Math.floor(random() * 4)) * (width / 150);
    out += `<rect x="${x.toFixed(1)}" width="${bar.toFixed(1)}" height="${height}" fill="${color}"/>`;
    x += bar + (1 + Math.floor(random() * 3)) * (width / 130);
  }
  return out;
}
