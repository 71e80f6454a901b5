import { contrast, isLight } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { headlineItem, kickerItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { factsAndSpot } from "../layout-pieces/facts-and-spot.ts";
import { footOf } from "../layout-pieces/foot.ts";
import { fill } from "../layout-pieces/light.ts";
import { displayLook, sided, underKicker } from "../layout-pieces/reading.ts";
import { ornament } from "../layout-pieces/spot-art.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { turnedWith } from "../layout-pieces/turn.ts";
import { type Box, bottom, box, inset, right } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

/** A card laid on a coloured ground at an angle: a ruled index card, or a business card with a printed edge. */
export const card: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const turn = (scene.seed % 2 ? -1 : 1) * (wide ? 2 : 3);
  const isIndex = Math.abs(scene.seed) % 4 < 2;
  // In a story the card is larger than the safe zone; its words are not.
  const sheet = story
    ? box(36 * u, safe.y - 40 * u, W - 72 * u, safe.height + 80 * u)
    : inset(safe, (wide ? 30 : 22) * u, (wide ? 26 : 34) * u);
  const stock = isLight(p.glow) ? lighten(p.glow, 0.55) : p.ink;
  const ink = readableOn(stock, p.ink, p.paper);
  const accent = pushedToRead(p.accent, stock);
  const loud = [p.accent, p.paper, p.shade].find((color) => contrast(color, stock) >= 1.9) ?? p.pop;
  const table = isLight(p.paper) ? loud : mix(p.paper, p.glow, 0.35);

  const strip = isIndex ? 0 : sheet.width * (wide ? 0.12 : 0.13);
  const body = sided(stage, box(sheet.x + strip, sheet.y, sheet.width - strip, sheet.height));
  const page = inset(body, 54 * u, (story ? 82 : 50) * u);
  const headerHeight = isIndex && slots.kicker ? 66 * u : 0;
  const half = (page.width - 72 * u) / 2;
  const onLeft = sided(stage, page);
  const main = wide ? sided(stage, { ...onLeft, width: half }) : page;
  const side = wide ? sided(stage, { ...onLeft, x: right(onLeft) - half, width: half }) : page;
  const foot = await footOf(stage, main, { ground: stock, ink, size: 28 });
  const floor = foot.box.y - 30 * u;
  const end = wide ? bottom(page) : floor;
  const listed = { ...side, y: page.y + headerHeight, height: end - page.y - headerHeight };
  const { list, top, spot } = await factsAndSpot(stage, listed, ink, Math.min(W, H) * (wide ? 0.34 : 0.3));

  const look = displayLook(stage, isIndex ? "grotesque" : "serif");
  const header = kickerItem(stage, stock, { color: accent, size: 29, tracking: 0, uppercase: false, maxLines: 1 });
  const copy = { ...main, height: (wide ? floor : top - 26 * u) - page.y };
  const text = await stack(
    stage,
    copy,
    [
      header,
      headlineItem(stage, stock, look.typeface, 190, {
        ...look,
        color: ink,
        strong: { color: accent },
        gap: underKicker(stage, 34),
      }),
      plainSublineItem(stage, stock, 33, { color: ink }),
    ],
    { gap: 20 },
  );

  const rules = [
    ...list.rows.map((row) =>
      fill({ ...row, y: bottom(row), height: 2.5 * u }, isIndex ? mix(stock, accent, 0.45) : ink),
    ),
    ...(isIndex && header ? [fill(box(sheet.x, page.y + 52 * u, sheet.width, 4 * u), accent)] : []),
  ];
  const onSheet = (node: Box) => ({ ...node, x: node.x - sheet.x, y: node.y - sheet.y });
  const edge = sided(stage, box(sheet.x, sheet.y, strip, sheet.height));
  return {
    layers: [
      ...text.layers.map((layer) => spread(layer, copy)),
      ...list.layers.map((layer, index) => spread(layer, list.rows[index] ?? side)),
      ...foot.layers,
    ].map((layer) => turnedWith(layer, sheet, turn)),
    keepClear: spot ? [inset(spot.box, spot.box.width * 0.1)] : [],
    paint: [
      fill(frame.all, table),
      ...pile(stage, sheet, table),
      at(
        sheet,
        {
          backgroundColor: stock,
          borderRadius: 12 * u,
          overflow: "hidden",
          transform: `rotate(${turn}deg)`,
          boxShadow: softShadow(1.1 * u, darken(table, 0.7), 1.5),
        },
        at({ ...sheet, x: -sheet.x, y: -sheet.y }, {}, ...rules),
        ...(strip ? ornament(stage, onSheet(edge)) : []),
        ...(spot ? [paintArt(spot.art, onSheet(spot.box))] : []),
      ),
    ],
    grain: { opacity: 0.06 },
  };
};

/** A text as wide as its column: then all texts of a column share a middle, and turning keeps them apart. */
const spread = (layer: Layer, { x, width }: Box): Layer =>
  layer.kind === "text" ? { ...layer, box: { ...layer.box, x, width } } : layer;

/** More cards under the first; in a story they reach down into the part that carries no words. */
function pile({ frame, palette: p }: Stage, sheet: Box, table: string): Node[] {
  const { unit: u, story, height: H } = frame;
  const tones = [p.glow, p.pop, p.shade];
  return tones.map((tone, index) => {
    const down = story ? (H - bottom(sheet)) * (0.82 - index * 0.27) : 0;
    return at(
      { ...sheet, y: sheet.y + down },
      {
        backgroundColor: tone,
        borderRadius: 12 * u,
        transform: `rotate(${[8, -7, 5][index] ?? 0}deg)`,
        boxShadow: softShadow(0.7 * u, darken(table, 0.7)),
      },
    );
  });
}
