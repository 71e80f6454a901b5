import { icon } from "../art/icon.ts";
import { label } from "../art/screens/screen-kit.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { headlineWish } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import { type Layout, type Stage, uiWords } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, part } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { at, row } from "../tree/node.ts";

const INK = "#1c1c1e";

/** A note somebody typed on a phone. Plain on purpose: it looks like a friend's screenshot, not like an ad. */
export const memo: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, width: W, height: H, unit: u } = frame;
  const bar = 60 * u;
  const body = box(safe.x, safe.y + bar + 20 * u, safe.width * (wide ? 0.58 : 1), safe.height - bar - 20 * u);
  const art = heroArt(stage);
  const side = story ? W * 0.58 : (frame.shape === "portrait" ? 600 : 400) * u;
  const items = (slots.bullets ?? []).slice(0, wide ? (slots.subline ? 2 : 4) : 6);
  const indent = items.length ? 70 * u : 0;

  const paper = "#fffdf8";
  const tint = pushedToRead(p.accent, paper);
  const line = (text: string, id: string, size: number, weight: number) => ({
    text: { id, text, typeface: "sans" as const, size, weight, color: INK, maxLines: 3 },
  });
  const text = await stack(
    stage,
    box(body.x, body.y, body.width - indent, body.height - (wide || story ? 0 : side * 0.42)),
    [
      {
        text: headlineWish(stage, "sans", {
          size: wide ? 78 : 104,
          minSize: 34,
          weight: 760,
          leading: 1.12,
          color: INK,
          maxLines: 4,
        }),
        grow: true,
      },
      slots.subline && line(slots.subline, "subline", 42, 450),
      ...items.map((item, index) => ({ ...line(item, `item-${index + 1}`, wide ? 40 : 50, 450), gap: wide ? 14 : 18 })),
      slots.button && { text: { ...line(slots.button, "button", 46, 650).text, color: tint, maxLines: 1 } },
    ],
    { gap: 22, valign: "top" },
  );
  const brand = await setText(
    stage,
    box(safe.x + safe.width * (wide ? 0.5 : 0.4), safe.y, safe.width * (wide ? 0.5 : 0.6), bar),
    {
      id: "logo",
      text: scene.brand.name,
      typeface: "sans",
      size: 30,
      weight: 650,
      color: tint,
      maxLines: 1,
      align: "right",
      valign: "middle",
    },
  );
  const layers = text.layers.map((layer) =>
    layer.id.startsWith("item-") ? { ...layer, box: { ...layer.box, x: layer.box.x + indent } } : layer,
  );
  const ticks = text.layers.filter((layer) => layer.id.startsWith("item-"));
  // The picture takes what the note leaves, so that a long list never runs over it.
  const under = Math.max(bottom(safe) - side * 0.9, bottom(text.box) + 20 * u);
  const picture = wide
    ? box(body.x + body.width + 30 * u, body.y, safe.width * 0.42 - 30 * u, body.height)
    : story
      ? box(W * 0.21, H * 0.67, side, side * 0.95)
      : besideText(stage, under, side, bottom(safe) - under);

  return {
    layers: [...layers, brand],
    keepClear: [picture],
    paint: [
      fill(frame.all, paper),
      fill(box(0, 0, W, safe.y + bar + 4 * u), "#f4f1ea"),
      at(
        box(safe.x, safe.y, 360 * u, bar),
        { alignItems: "center" },
        row({ gap: 4 * u }, icon("chevron-left", 44 * u, tint, 2.4), label(uiWords(stage).notes, 34 * u, tint, 520)),
      ),
      ...ticks.map((layer, index) =>
        at(
          box(layer.box.x, layer.box.y + 2 * u, 40 * u, 40 * u),
          {},
          icon(scene.seed % 2 && index === ticks.length - 1 ? "circle" : "circle-check", 40 * u, tint, 2.2),
        ),
      ),
      at(picture, { backgroundColor: p.accent, borderRadius: 24 * u }),
      paintArt(art, contain(part(picture, 0.1, 0.08, 0.8, 0.84), art.aspect)),
      ...(story ? [] : [fill(box(0, Math.min(H - 6 * u, bottom(safe) + 40 * u), W, 6 * u), "#f4f1ea")]),
    ],
  };
};

/** As wide as allowed, but never a flat strip, on the margin where the lines end. */
function besideText({ frame, slots }: Stage, y: number, maxWidth: number, height: number) {
  const { safe } = frame;
  const width = Math.min(maxWidth, height * 1.25);
  return box(isRightToLeft(slots.headline) ? safe.x : safe.x + safe.width - width, y, width, height);
}
