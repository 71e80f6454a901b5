import { landscape } from "../art/places/landscape.ts";
import { isDark } from "../color/contrast.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset, right } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

const VIEWS = ["city", "desert", "forest", "sea", "mountains"] as const;

/** A billboard at the roadside that carries the ad: a few words and the thing. */
export const billboard: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const board = story
    ? box(safe.x, safe.y, safe.width, safe.height * 0.86)
    : wide
      ? box(safe.x + safe.width * 0.04, safe.y, safe.width * 0.92, safe.height * 0.76)
      : box(safe.x, safe.y, safe.width, safe.height * 0.7);
  const whole = scene.art.kit === "landscape";
  const inside = inset(board, 50 * u, 42 * u);
  const side = wide ? inside.width * 0.3 : 0;
  const art = heroArt(stage);
  const under = !wide && !whole;
  const copy = box(inside.x, inside.y, inside.width - (whole ? 0 : side), inside.height * (under ? 0.58 : 1));
  const shelf = box(inside.x + inside.width - side + 20 * u, inside.y, side - 20 * u, inside.height);
  const foot = box(inside.x, inside.y + inside.height * 0.62, inside.width, inside.height * 0.38);

  const maxWidth = wide && !whole ? shelf.width : 520 * u;
  const logo = await logoItem(stage, p.paper, { size: 32, gap: 26, maxWidth });
  const button = await accentButton(stage, {
    shape: "block",
    gap: 22,
    size: 29,
    maxWidth: under ? inside.width * 0.64 : copy.width,
  });
  const text = await stack(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "condensed", wide ? 130 : 170, {
        maxLines: wide ? 3 : 4,
        uppercase: scene.seed % 2 === 1,
      }),
      sublineItem(stage, p.paper, 32, { maxLines: 3 }),
      !under && button,
      whole && logo,
    ],
    { gap: 16, valign: under ? "top" : "middle" },
  );
  const sign = await stack(stage, under ? foot : shelf, under ? [button, logo] : whole ? [] : [logo], {
    valign: "bottom",
    align: under ? "left" : "center",
  });
  // The thing stands on the lower edge of the board and reaches past it; an ornament is printed on the board.
  const ground = bottom(board) + (scene.art.kit === "shape" ? -40 : 34) * u;
  const head = Math.max(bottom(text.box) + 12 * u, inside.y + inside.height * 0.4);
  const beside = right(sign.box) + 24 * u;
  const product = under
    ? contain(box(beside, head, right(inside) - beside, ground - head), art.aspect, 0.6, 1)
    : contain(box(shelf.x, shelf.y, shelf.width, shelf.height - 62 * u), art.aspect);

  const view =
    scene.art.kit === "landscape"
      ? scene.art
      : { variant: VIEWS[Math.abs(scene.seed) % VIEWS.length] ?? "city", seed: scene.seed };
  const posts = [0.2, 0.8]
    .map(
      (share) =>
        `<rect x="${board.x + board.width * share - 16 * u}" y="${board.y + board.height}" width="${32 * u}" height="${H}" fill="#1b1a22"/>`,
    )
    .join("");
  const isNight = isDark(p.paper);
  const lamps = [0.18, 0.5, 0.82]
    .map(
      (share) =>
        `<path d="M${board.x + board.width * share} ${board.y - 2 * u}v${-26 * u}h${30 * u}" stroke="#1b1a22" stroke-width="${7 * u}" fill="none"/>`,
    )
    .join("");
  return {
    layers: [...text.layers, ...sign.layers],
    keepClear: whole ? [] : [inset(product, product.width * 0.08)],
    paint: [
      landscape(view, frame.all),
      ...(isNight ? [at(frame.all, { backgroundColor: "rgba(6, 8, 24, 0.5)" })] : []),
      svgAt(frame.all, `${posts}${lamps}<path d="M0 ${H * 0.97}H${W}V${H}H0Z" fill="#15131c"/>`),
      at(board, {
        backgroundColor: p.paper,
        border: `${12 * u}px solid #1b1a22`,
        boxShadow: softShadow(u, "#0b0a12", 1.6),
      }),
      ...(whole ? [] : [paintArt(art, product)]),
    ],
    grain: { opacity: 0.08 },
  };
};
