import { isLight } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { headlineItem, kickerItem, sublineItem } from "../compose/copy-items.ts";
import { footOf } from "../compose/foot.ts";
import { fill } from "../compose/light.ts";
import { displayLook, sided } from "../compose/reading.ts";
import { factsOf, lowered, setFacts } from "../compose/set-facts.ts";
import { ornament, spotArt } from "../compose/spot-art.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { paintArt } from "../compose/stage-art.ts";
import { turnedWith } from "../compose/turn.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, bottom, box, contain, inset } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

/** A card laid on a coloured ground at an angle: a ruled index card, or a business card with a printed edge. */
export const card: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const turn = (scene.seed % 2 ? -1 : 1) * (wide ? 2 : 3);
  const isIndex = Math.abs(scene.seed) % 4 < 2;
  const sheet = wide ? inset(safe, 30 * u, 26 * u) : inset(safe, 22 * u, story ? 30 * u : 34 * u);
  const stock = isLight(p.glow) ? lighten(p.glow, 0.55) : "#fffaf0";
  const ink = readableOn(stock, p.ink);
  const accent = pushedToRead(p.accent, stock);
  const table = isLight(p.paper) ? p.accent : mix(p.paper, p.glow, 0.35);
  const spot = spotArt(stage);
  const facts = factsOf(slots);

  const strip = isIndex ? 0 : sheet.width * (wide ? 0.16 : 0.13);
  const body = sided(stage, box(sheet.x + strip, sheet.y, sheet.width - strip, sheet.height));
  const page = inset(body, 54 * u, 50 * u);
  const foot = await footOf(stage, page, { ground: stock, ink, size: 28 });
  const columnGap = 48 * u;
  const column = wide ? (page.width - columnGap) / 2 : page.width;
  const listArea = sided(stage, box(sided(stage, page).x + page.width - column, page.y, column, page.height));
  const floor = foot.box.y - 30 * u;
  const spotSide = spot ? Math.min(W, H) * (wide ? 0.34 : 0.3) : 0;
  const narrow = spot && !wide ? spotSide + 30 * u : 0;
  const list = sided(stage, { ...sided(stage, listArea), width: listArea.width - narrow });
  const room = wide ? floor - page.y - spotSide - (isIndex && slots.kicker ? 70 * u : 0) : (floor - page.y) * 0.56;
  const set = await setFacts(stage, { ...list, height: room }, facts, { color: ink, size: 42, air: 12 });
  const listTop = floor - Math.max(set.height, wide ? 0 : spotSide);
  const placed = lowered(set, floor - set.height - page.y);

  const look = displayLook(stage, isIndex ? "grotesque" : "serif");
  const header = kickerItem(stage, stock, { color: accent, size: 29, tracking: 0, uppercase: false, maxLines: 1 });
  const copy = wide
    ? sided(stage, { ...sided(stage, page), width: column, height: floor - page.y })
    : { ...page, height: listTop - page.y - 26 * u };
  const text = await stack(
    stage,
    copy,
    [
      header,
      headlineItem(stage, stock, look.typeface, 190, { ...look, color: ink, strong: { color: accent }, gap: 34 }),
      sublineItem(stage, stock, 33, { color: ink }),
    ],
    { gap: 20 },
  );

  const product =
    spot &&
    contain(
      wide
        ? box(listArea.x, page.y, listArea.width, (placed.rows[0]?.y ?? floor) - page.y - 14 * u)
        : sided(stage, { ...box(sided(stage, page).x + page.width - spotSide, listTop, spotSide, floor - listTop) }),
      spot.aspect,
    );
  const rules = [
    ...placed.rows.map((row) =>
      fill({ ...row, y: bottom(row), height: 2.5 * u }, isIndex ? mix(stock, p.accent, 0.4) : ink),
    ),
    ...(isIndex && header ? [fill(box(sheet.x, page.y + 52 * u, sheet.width, 4 * u), accent)] : []),
  ];
  const onSheet = (node: Box) => ({ ...node, x: node.x - sheet.x, y: node.y - sheet.y });
  const edge = sided(stage, box(sheet.x, sheet.y, strip, sheet.height));
  return {
    layers: [
      ...text.layers.map((layer) => spread(layer, copy)),
      ...placed.layers.map((layer) => spread(layer, list)),
      ...foot.layers,
    ].map((layer) => turnedWith(layer, sheet, turn)),
    keepClear: product ? [inset(product, product.width * 0.1)] : [],
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
        ...(spot && product ? [paintArt(spot, onSheet(product))] : []),
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
