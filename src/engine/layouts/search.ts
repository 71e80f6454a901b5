import { icon } from "../art/icon.ts";
import { darken } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineWish, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

/** A search box with suggestions. The headline is the query, bullets are the suggestions. */
export const search: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { unit: u, wide, story, width: W, height: H, safe } = frame;
  const endings = (slots.bullets ?? []).slice(0, wide ? 3 : 4);
  const { copy: field, thing } = partsOf(frame, wide ? 0.62 : endings.length > 2 && !story ? 0.7 : 0.58, 30);
  const art = heroArt(stage);
  const pill = box(field.x, field.y, field.width, Math.min(field.height * 0.42, 210 * u));
  const drop = box(pill.x, bottom(pill) + 14 * u, pill.width, bottom(field) - bottom(pill) - 14 * u);
  const tall = Math.min(drop.height / Math.max(1, endings.length), 96 * u);
  const panel = box(drop.x, drop.y, drop.width, tall * endings.length + 24 * u);
  const rows = rowsOf(inset(panel, 0, 12 * u), endings.length);
  const foot = wide
    ? box(thing.x, safe.y, thing.width, safe.height * 0.5)
    : box(safe.x, thing.y, safe.width * (story ? 1 : 0.56), thing.height);
  const glyph = Math.min(52 * u, pill.height * 0.5);

  const query = await setText(
    stage,
    inset(box(pill.x + 92 * u, pill.y, pill.width - 120 * u, pill.height), 10 * u, 16 * u),
    headlineWish(stage, "sans", {
      size: 62,
      weight: 550,
      leading: 1.14,
      color: "#17141f",
      maxLines: 4,
      valign: "middle",
    }),
  );
  const lines = await setAlike(
    stage,
    rows.map((row) => box(row.x + 100 * u, row.y, row.width - 130 * u, row.height)),
    endings,
    { id: "ending", typeface: "sans", size: 38, weight: 450, color: "#3b3747", maxLines: 1, valign: "middle" },
  );
  const text = await stack(
    stage,
    foot,
    [
      logoItem(stage, p.paper),
      sublineItem(stage, p.paper, 34, { weight: 550, color: readableOn(p.paper, p.ink), maxLines: story ? 2 : 5 }),
      accentButton(stage, { gap: 18, size: 29, maxWidth: foot.width }),
    ],
    { gap: 18, valign: wide || story ? "top" : "bottom" },
  );
  // In a wide picture the thing stands below the words.
  const room = wide
    ? box(thing.x, bottom(text.box) + 24 * u, thing.width, H - bottom(text.box) - 40 * u)
    : story
      ? box(W * 0.12, H * 0.68, W * 0.76, H * 0.28)
      : box(W * 0.6, thing.y, W * 0.36, H - thing.y - 24 * u);
  const product = contain(room, art.aspect, 0.5, 1);

  return {
    layers: [query, ...lines, ...text.layers],
    keepClear: [inset(product, product.width * 0.08)],
    paint: [
      fill(frame.all, p.paper),
      at(pill, {
        backgroundColor: "#ffffff",
        borderRadius: 60 * u,
        boxShadow: softShadow(0.7 * u, darken(p.shade, 0.5)),
      }),
      at(
        box(pill.x + 30 * u, pill.y + (pill.height - glyph) / 2, glyph, glyph),
        {},
        icon("search", glyph, pushedToRead(p.accent, "#ffffff"), 2.6),
      ),
      ...(endings.length
        ? [
            at(panel, {
              backgroundColor: "#ffffff",
              borderRadius: 36 * u,
              boxShadow: softShadow(0.7 * u, darken(p.shade, 0.5)),
            }),
            ...rows.map((row) =>
              at(
                box(row.x + 38 * u, row.y + row.height / 2 - 17 * u, 34 * u, 34 * u),
                {},
                icon("clock", 34 * u, "#8d889b", 2.2),
              ),
            ),
          ]
        : []),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
    ],
    grain: { opacity: 0.04 },
  };
};
