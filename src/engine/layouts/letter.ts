import { darken, mix } from "../color/mix.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineWish, logoItem } from "../layout-pieces/copy-items.ts";
import { fade } from "../layout-pieces/light.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { type StackItem, stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

const PAPER = "#fffdf6";

/** A signed letter from the founder with the thing lying on it. The headline is its first line. */
export const letter: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const sheet = story ? box(safe.x, safe.y, safe.width, H * 0.9 - safe.y) : safe;
  const art = heroArt(stage);
  const inside = inset(sheet, 56 * u, 48 * u);
  const words = story
    ? box(inside.x, inside.y, inside.width, bottom(safe) - inside.y - 20 * u)
    : wide
      ? box(inside.x, inside.y, inside.width * 0.66, inside.height)
      : box(inside.x, inside.y, inside.width, inside.height - 230 * u);
  const face = 96 * u;
  const signHeight = slots.person ? face + 20 * u : 0;
  const room = story
    ? box(W * 0.34, H * 0.68, W * 0.56, H * 0.2)
    : wide
      ? box(inside.x + inside.width * 0.7, inside.y, inside.width * 0.3, inside.height - 110 * u)
      : box(inside.x + inside.width * 0.64, bottom(inside) - 260 * u, inside.width * 0.36, 280 * u);
  const product = contain(room, art.aspect, 0.5, 0.6);

  const ink = pushedToRead(mix(p.ink, p.accent, 0.25), PAPER);
  const button = await accentButton(stage, { gap: 22, size: 29, maxWidth: words.width });
  const hand = { typeface: "hand", size: wide ? 44 : 64, leading: 1.2, color: ink } as const;
  const text = await stack(
    stage,
    box(words.x, words.y, words.width, words.height - (wide || story ? signHeight : 0)),
    [
      logoItem(stage, PAPER, { size: 28 }),
      {
        text: headlineWish(stage, "hand", {
          size: wide ? 84 : 150,
          minSize: 34,
          leading: 1.08,
          color: ink,
          maxLines: 5,
        }),
        grow: true,
      },
      slots.subline && { text: { ...hand, id: "subline", text: slots.subline, maxLines: 6 } },
      slots.post && { text: { ...hand, id: "post", text: slots.post, maxLines: 4 } },
      story && button,
    ],
    { gap: 20, valign: "top" },
  );
  const foot =
    wide || story
      ? box(words.x, bottom(text.box) + 18 * u, words.width, face)
      : box(inside.x, bottom(inside) - 200 * u, inside.width * 0.62, face);
  const signature = slots.person
    ? await stack(
        stage,
        box(foot.x, foot.y, foot.width, face),
        [
          { text: { id: "name", text: slots.person.name, typeface: "marker", size: 56, color: ink, maxLines: 1 } },
          ...roleIn(slots, pushedToRead(p.muted, PAPER)),
        ],
        { valign: "middle" },
      )
    : { layers: [] };
  const layers = [...text.layers, ...signature.layers];
  if (!story && button)
    layers.push(
      placeIn(
        button.layer,
        wide ? box(inside.x + inside.width * 0.7, inside.y, inside.width * 0.3, inside.height) : inside,
        wide ? 1 : 0,
        1,
      ),
    );

  return {
    layers,
    keepClear: [inset(product, product.width * 0.1)],
    paint: [
      fade(frame.all, 150, p.paper, p.shade),
      at(sheet, { backgroundColor: PAPER, borderRadius: 10 * u, boxShadow: softShadow(u, darken(p.shade, 0.6), 1.2) }),
      paintArt(art, product, { ...lifted(product, darken(p.shade, 0.6)), transform: "rotate(5deg)" }),
    ],
    grain: { opacity: 0.08, blend: "multiply" },
  };
};

/** What the writer does, if that is known. */
function roleIn({ person }: Stage["slots"], color: string): StackItem[] {
  if (!person?.role) return [];
  const { role } = person;
  return [{ text: { id: "role", text: role, typeface: "sans", size: 25, weight: 500, color, maxLines: 1 }, gap: 0 }];
}
