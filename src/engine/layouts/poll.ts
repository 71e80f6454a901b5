import { darken, mix } from "../color/mix.ts";
import { buttonItem, headlineItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fade } from "../compose/light.ts";
import { partsOf } from "../compose/parts.ts";
import { rowsOf, setAlike } from "../compose/set-rows.ts";
import { stack } from "../compose/stack.ts";
import type { Layout } from "../compose/stage.ts";
import { heroArt, lifted, paintArt } from "../compose/stage-art.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

/** A question with its answers counted. Figures are the answers: value is the share, label the answer. */
export const poll: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.46 : story ? 0.46 : 0.4, 40);
  const text = await stack(
    stage,
    copy,
    [
      await logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "rounded", wide ? 88 : 128, { maxLines: wide ? 6 : 4 }),
      sublineItem(stage, p.paper, 31, { maxLines: 3 }),
      wide && (await buttonItem(stage, { fill: p.ink, gap: 26, size: 30, maxWidth: copy.width })),
    ],
    { gap: 18, valign: wide ? "middle" : "top" },
  );
  const answers = slots.stats ?? [];
  const art = heroArt(stage);
  const button = wide ? undefined : await buttonItem(stage, { fill: p.ink, size: 30, maxWidth: thing.width * 0.56 });
  const footHeight = wide ? 0 : Math.min(thing.height * 0.36, story ? 100 * u : 260 * u);
  const list = box(thing.x, thing.y, thing.width * (wide ? 0.94 : 1), thing.height - footHeight - (wide ? 0 : 24 * u));
  const high = Math.min(list.height, answers.length * 160 * u);
  const rows = rowsOf(
    box(list.x, list.y + (wide ? (list.height - high) / 2 : 0), list.width, high),
    Math.max(1, answers.length),
    18 * u,
  );
  const ink = "#17141f";
  const labels = answers.length
    ? await setAlike(
        stage,
        answers.map(({ label }, index) => ({
          text: label,
          area: inset(
            box((rows[index] ?? list).x, (rows[index] ?? list).y, list.width * 0.7, (rows[index] ?? list).height),
            30 * u,
            8 * u,
          ),
        })),
        { id: "answer", typeface: "sans", size: 38, weight: 650, color: ink, maxLines: 2, valign: "middle" },
      )
    : [];
  const shares = answers.length
    ? await setAlike(
        stage,
        answers.map(({ value }, index) => ({
          text: value,
          area: inset(
            box(
              (rows[index] ?? list).x + list.width * 0.7,
              (rows[index] ?? list).y,
              list.width * 0.3,
              (rows[index] ?? list).height,
            ),
            30 * u,
            8 * u,
          ),
        })),
        { id: "share", typeface: "grotesque", size: 46, color: ink, maxLines: 1, align: "right", valign: "middle" },
      )
    : [];
  const foot = await stack(
    stage,
    box(thing.x, bottom(thing) - footHeight, thing.width * 0.58, footHeight),
    wide ? [] : [button],
    { valign: story ? "top" : "bottom" },
  );
  const room = wide
    ? box(W * 0.86, H * 0.62, W * 0.13, H * 0.36)
    : story
      ? box(W * 0.16, H * 0.68, W * 0.68, H * 0.28)
      : box(W * 0.6, bottom(thing) - footHeight - 4 * u, W * 0.36, footHeight + 40 * u);
  const product = contain(room, art.aspect, 0.5, 1);
  const most = Math.max(...answers.map(({ value }) => Number.parseFloat(value) || 0), 1);
  return {
    layers: [...text.layers, ...labels, ...shares, ...foot.layers],
    paint: [
      fade(frame.all, 165, p.paper, mix(p.paper, p.shade, 0.8)),
      ...answers.flatMap(({ value }, index) => {
        const row = rows[index] ?? list;
        const share = Math.max(0.06, (Number.parseFloat(value) || 0) / 100);
        const best = (Number.parseFloat(value) || 0) === most;
        return [
          at(
            row,
            {
              backgroundColor: "#ffffff",
              borderRadius: 34 * u,
              overflow: "hidden",
              boxShadow: softShadow(0.6 * u, darken(p.shade, 0.5)),
            },
            at(box(0, 0, row.width * Math.min(1, share), row.height), {
              backgroundColor: mix("#ffffff", best ? p.accent : p.shade, 0.34),
            }),
          ),
        ];
      }),
      ...(wide ? [] : [paintArt(art, product, lifted(product, darken(p.shade, 0.6)))]),
    ],
    keepClear: wide ? [] : [product],
    over: wide ? [paintArt(art, product, lifted(product, darken(p.shade, 0.6)))] : [],
    grain: { opacity: 0.05 },
  };
};
