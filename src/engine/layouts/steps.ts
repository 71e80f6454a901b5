import { mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { columnsOf, rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain, inset, part } from "../scene/box.ts";
import { familyList } from "../scene/typefaces.ts";
import { at, words } from "../tree/node.ts";

/** How it works, in up to three numbered fields of colour. Bullets are the steps, art and extras their pictures. */
export const steps: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf({ ...frame, wide: false }, wide ? 0.4 : story ? 0.42 : 0.34, 20);
  const list = (slots.bullets ?? []).slice(0, 3);
  const fields = Math.max(1, list.length);
  const area = box(0, thing.y, W, story ? thing.height : H - thing.y);
  const bands = wide ? columnsOf(area, fields) : rowsOf(area, fields);
  const edge = frame.safe.x;
  const cells = bands.map((band) => {
    const height = Math.min(band.height, frame.safe.y + frame.safe.height - band.y);
    if (!wide) return inset(box(edge + 110 * u, band.y, W * 0.52 - 40 * u, height), 0, 14 * u);
    const cell = box(band.x + 34 * u, band.y + 24 * u, band.width * 0.62 - 34 * u, height - 30 * u);
    return box(Math.max(edge, cell.x), cell.y + 70 * u, cell.width - Math.max(0, edge - cell.x), cell.height - 70 * u);
  });

  const tones = [mix(p.paper, p.shade, 0.7), p.accent, p.pop];
  const inks = tones.map((tone) => readableOn(tone, p.ink));
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "geometric", wide ? 76 : 116, { maxLines: wide ? 2 : 3 }),
      buttonItem(stage, { fill: p.ink, gap: 20, size: 29, maxWidth: copy.width }),
    ],
    { gap: 16, valign: "top" },
  );
  const set = await setAlike(stage, cells, list, {
    id: "step",
    typeface: "sans",
    size: wide ? 40 : 56,
    weight: 620,
    leading: 1.18,
    color: "#000000",
    maxLines: 4,
    valign: wide ? "top" : "middle",
  });

  const hero = heroArt(stage);
  const things = [hero, ...extraArt(stage)];
  return {
    layers: [
      ...text.layers,
      ...set.map((layer, index) => ({ ...layer, style: { ...layer.style, color: inks[index] ?? "#15101f" } })),
    ],
    paint: [
      fill(frame.all, p.paper),
      ...bands.flatMap((band, index) => {
        const art = things[index % things.length] ?? hero;
        const room = wide
          ? box(band.x + band.width * 0.6, band.y + band.height * 0.3, band.width * 0.38, band.height * 0.66)
          : box(W * 0.66, band.y + 10 * u, W * 0.3, band.height - 20 * u);
        return [
          fill(band, tones[index % 3] ?? p.shade),
          ...(list.length > 1
            ? [
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
              ]
            : []),
          paintArt(art, contain(room, art.aspect)),
        ];
      }),
      ...(story ? [paintArt(hero, contain(part(frame.all, 0.2, 0.69, 0.6, 0.27), hero.aspect))] : []),
    ],
    grain: { opacity: 0.05 },
  };
};
