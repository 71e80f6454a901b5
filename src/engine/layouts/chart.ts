import { darken, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { columnsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain } from "../scene/box.ts";
import { at } from "../tree/node.ts";

/** The number inside a value such as "$1,035" or "31 h". */
const amount = (value: string) => Number.parseFloat(value.replace(/[^0-9.]/g, "")) || 0;

/** A bar chart. Stats are the bars, in their true proportion, and the thing stands on the last one. */
export const chart: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.42 : story ? 0.46 : 0.36, 40);
  const stats = slots.stats ?? [];
  const labelHeight = (wide ? 72 : 90) * u;
  const axis = bottom(thing) - labelHeight;
  const plot = box(thing.x, thing.y, thing.width, axis - thing.y);
  const columns = columnsOf(plot, stats.length, 26 * u);
  const max = Math.max(...stats.map(({ value }) => amount(value)), 1);
  const art = heroArt(stage);
  const thingSide = Math.min(plot.height * 0.42, (columns[0]?.width ?? plot.width) * 1.1);
  const valueHeight = 62 * u;
  const bars = stats.map(({ value }, index) => {
    const last = index === stats.length - 1;
    const column = columns[index] ?? plot;
    const high = Math.max(18 * u, (plot.height - valueHeight - (story ? 0 : thingSide)) * (amount(value) / max));
    return { area: box(column.x, axis - high, column.width, high), last };
  });
  const onTop = bars.at(-1)?.area ?? plot;
  const topBox = story
    ? box(W * 0.16, H * 0.68, W * 0.68, H * 0.28)
    : box(onTop.x + (onTop.width - thingSide) / 2, onTop.y - thingSide, thingSide, thingSide);
  const product = contain(stats.length ? topBox : plot, art.aspect, 0.5, 1);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "grotesque", wide ? 84 : 118, { maxLines: wide ? 6 : 3 }),
      accentButton(stage, { gap: 24, size: 30, maxWidth: copy.width }),
    ],
    { gap: 18 },
  );
  const values = await setAlike(
    stage,
    bars.map(({ area, last }) => {
      const lift = last && !story ? thingSide : 0;
      return box(area.x, area.y - valueHeight - lift, area.width, valueHeight);
    }),
    stats.map(({ value }) => value),
    {
      id: "value",
      typeface: "grotesque",
      size: 50,
      color: readableOn(p.paper, p.ink),
      maxLines: 1,
      align: "center",
      valign: "middle",
    },
  );
  const names = await setAlike(
    stage,
    columns.map(({ x, width }) => box(x, axis + 12 * u, width, labelHeight - 12 * u)),
    stats.map(({ label }) => label),
    {
      id: "bar",
      typeface: "sans",
      size: 28,
      weight: 600,
      leading: 1.15,
      color: pushedToRead(p.muted, p.paper),
      maxLines: 2,
      align: "center",
    },
  );

  return {
    layers: [...text.layers, ...values, ...names],
    keepClear: [product],
    paint: [
      fill(frame.all, p.paper),
      ...[0.25, 0.5, 0.75].map((share) =>
        fill(box(plot.x, axis - plot.height * share, plot.width, 2 * u), mix(p.paper, p.ink, 0.1)),
      ),
      ...bars.map(({ area, last }) =>
        at(area, {
          backgroundColor: last ? p.accent : mix(p.paper, p.ink, 0.26),
          borderTopLeftRadius: 16 * u,
          borderTopRightRadius: 16 * u,
        }),
      ),
      fill(box(plot.x - 10 * u, axis, plot.width + 20 * u, 5 * u), readableOn(p.paper, p.ink)),
      paintArt(art, product, lifted(product, darken(p.shade, 0.6))),
    ],
    grain: { opacity: 0.05 },
  };
};
