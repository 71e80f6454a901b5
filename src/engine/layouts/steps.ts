import { mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem, headlineItem, logoItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { partsOf } from "../compose/parts.ts";
import { columnsOf, rowsOf, setAlike } from "../compose/set-rows.ts";
import { stack } from "../compose/stack.ts";
import type { Layout } from "../compose/stage.ts";
import { extraArt, heroArt, paintArt } from "../compose/stage-art.ts";
import { box, contain, inset } from "../scene/box.ts";
import { familyList } from "../scene/typefaces.ts";
import { at, words } from "../tree/node.ts";

/** How it works in three fields of colour, numbered. Bullets are the steps, art and extras their pictures. */
export const steps: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf({ ...frame, wide: false }, wide ? 0.4 : story ? 0.42 : 0.34, 20);
  const text = await stack(
    stage,
    copy,
    [
      await logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "geometric", wide ? 76 : 116, { maxLines: wide ? 2 : 3 }),
      await buttonItem(stage, { fill: p.ink, gap: 20, size: 29, maxWidth: copy.width }),
    ],
    { gap: 16, valign: "top" },
  );
  const list = (slots.bullets ?? []).slice(0, 3);
  const things = [heroArt(stage), ...extraArt(stage)];
  const count = Math.max(1, list.length);
  const area =
    story || !wide ? box(0, thing.y, W, story ? thing.height : H - thing.y) : box(0, thing.y, W, H - thing.y);
  const bands = wide ? columnsOf(area, count) : rowsOf(area, count);
  const tones = [mix(p.paper, p.shade, 0.7), p.accent, p.pop];
  const inks = tones.map((tone) => readableOn(tone, p.ink));
  const edge = frame.safe.x;
  const cells = bands.map((band) =>
    wide
      ? box(
          band.x + 34 * u,
          band.y + 24 * u,
          band.width * 0.62 - 34 * u,
          Math.min(band.height, frame.safe.y + frame.safe.height - band.y) - 30 * u,
        )
      : inset(
          box(
            edge + 110 * u,
            band.y,
            W * 0.52 - 40 * u,
            Math.min(band.height, frame.safe.y + frame.safe.height - band.y),
          ),
          0,
          14 * u,
        ),
  );
  const set = list.length
    ? await setAlike(
        stage,
        list.map((line, index) => ({
          text: line,
          area: wide
            ? box(
                Math.max(edge, cells[index]?.x ?? 0),
                (cells[index]?.y ?? 0) + 70 * u,
                (cells[index]?.width ?? 0) - Math.max(0, edge - (cells[index]?.x ?? 0)),
                (cells[index]?.height ?? 0) - 70 * u,
              )
            : (cells[index] ?? area),
        })),
        {
          id: "step",
          typeface: "sans",
          size: wide ? 40 : 56,
          weight: 620,
          leading: 1.18,
          color: "#000000",
          maxLines: 4,
          valign: wide ? "top" : "middle",
        },
      )
    : [];
  return {
    layers: [
      ...text.layers,
      ...set.map((layer, index) => ({ ...layer, style: { ...layer.style, color: inks[index] ?? "#15101f" } })),
    ],
    paint: [
      fill(frame.all, p.paper),
      ...bands.flatMap((band, index) => {
        const art = things[index % things.length] ?? heroArt(stage);
        const room = wide
          ? box(band.x + band.width * 0.6, band.y + band.height * 0.3, band.width * 0.38, band.height * 0.66)
          : box(W * 0.66, band.y + 10 * u, W * 0.3, band.height - 20 * u);
        return [
          fill(band, tones[index % 3] ?? p.shade),
          at(
            box(
              wide ? Math.max(edge, band.x + 34 * u) : edge,
              wide ? band.y + 18 * u : band.y + band.height / 2 - 50 * u,
              100 * u,
              100 * u,
            ),
            {},
            words(String(index + 1), {
              fontFamily: familyList("condensed"),
              fontSize: (wide ? 64 : 92) * u,
              lineHeight: 1.05,
              color: inks[index % 3] ?? "#15101f",
            }),
          ),
          paintArt(art, contain(room, art.aspect)),
        ];
      }),
      ...(story
        ? [paintArt(heroArt(stage), contain(box(W * 0.2, H * 0.69, W * 0.6, H * 0.27), heroArt(stage).aspect))]
        : []),
    ],
    grain: { opacity: 0.05 },
  };
};
