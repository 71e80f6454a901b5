import { darken, mix } from "../color/mix.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stack, stackCopy } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

const INK = "#17141f";

/** A poll and its result. Stats are the answers: the label is the answer, the value its share. */
export const poll: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.46 : story ? 0.46 : 0.4, 40);
  const answers = slots.stats ?? [];
  const art = heroArt(stage);
  const footHeight = wide ? 0 : Math.min(thing.height * 0.36, story ? 100 * u : 260 * u);
  const list = box(thing.x, thing.y, thing.width * (wide ? 0.94 : 1), thing.height - footHeight - (wide ? 0 : 24 * u));
  const high = Math.min(list.height, answers.length * 160 * u);
  const top = list.y + (wide ? (list.height - high) / 2 : 0);
  const rows = rowsOf(box(list.x, top, list.width, high), answers.length, 18 * u);
  const room = wide
    ? box(W * 0.86, H * 0.62, W * 0.13, H * 0.36)
    : story
      ? box(W * 0.16, H * 0.68, W * 0.68, H * 0.28)
      : box(W * 0.6, bottom(thing) - footHeight - 4 * u, W * 0.36, footHeight + 40 * u);
  const product = contain(room, art.aspect, 0.5, 1);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "rounded", wide ? 88 : 128, { maxLines: wide ? 6 : 4 }),
      sublineItem(stage, p.paper, 31, { maxLines: 3 }),
      wide && buttonItem(stage, { fill: p.ink, gap: 26, size: 30, maxWidth: copy.width }),
    ],
    { gap: 18 },
  );
  const labels = await setAlike(
    stage,
    rows.map(({ x, y, height }) => inset(box(x, y, list.width * 0.7, height), 30 * u, 8 * u)),
    answers.map(({ label }) => label),
    { id: "answer", typeface: "sans", size: 38, weight: 650, color: INK, maxLines: 2, valign: "middle" },
  );
  const shares = await setAlike(
    stage,
    rows.map(({ x, y, height }) => inset(box(x + list.width * 0.7, y, list.width * 0.3, height), 30 * u, 8 * u)),
    answers.map(({ value }) => value),
    { id: "share", typeface: "grotesque", size: 46, color: INK, maxLines: 1, align: "right", valign: "middle" },
  );
  const foot = await stack(
    stage,
    box(thing.x, bottom(thing) - footHeight, thing.width * 0.58, footHeight),
    [!wide && buttonItem(stage, { fill: p.ink, size: 30, maxWidth: thing.width * 0.56 })],
    { valign: story ? "top" : "bottom" },
  );

  const percents = answers.map(({ value }) => Number.parseFloat(value) || 0);
  const best = Math.max(...percents, 1);
  const thingNode = paintArt(art, product, lifted(product, darken(p.shade, 0.6)));
  return {
    layers: [...text.layers, ...labels, ...shares, ...foot.layers],
    keepClear: wide ? [] : [product],
    paint: [
      fade(frame.all, 165, p.paper, mix(p.paper, p.shade, 0.8)),
      ...rows.map((row, index) => {
        const percent = percents[index] ?? 0;
        return at(
          row,
          {
            backgroundColor: "#ffffff",
            borderRadius: 34 * u,
            overflow: "hidden",
            boxShadow: softShadow(0.6 * u, darken(p.shade, 0.5)),
          },
          at(box(0, 0, row.width * Math.min(1, Math.max(0.06, percent / 100)), row.height), {
            backgroundColor: mix("#ffffff", percent === best ? p.accent : p.shade, 0.34),
          }),
        );
      }),
      ...(wide ? [] : [thingNode]),
    ],
    over: wide ? [thingNode] : [],
    grain: { opacity: 0.05 },
  };
};
