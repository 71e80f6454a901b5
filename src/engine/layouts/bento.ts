import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { accentButton } from "../compose/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../compose/stage-art.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { bentoTiles } from "./pieces/bento-tiles.ts";

/** A grid of tiles: the copy, the product on screen, two figures and one small thing. */
export const bento: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { unit: u } = frame;
  const tiles = bentoTiles(frame);
  const art = heroArt(stage);
  const room = tiles.screen;
  const screen =
    art.aspect < 0.7
      ? contain(box(room.width * 0.14, room.height * 0.09, room.width * 0.72, room.height * 1.6), art.aspect, 0.5, 0)
      : box(room.width * 0.09, room.height * 0.12, room.height * 0.96 * art.aspect, room.height * 0.96);
  const extra = extraArt(stage)[0];
  const object = extra
    ? contain(inset(box(0, 0, tiles.object.width, tiles.object.height), 22 * u), extra.aspect)
    : undefined;

  const night = darken(p.ink, 0.1);
  const copyGround = lighten(p.glow, 0.35);
  const pad = (frame.wide ? 34 : 46) * u;
  const text = await stack(
    stage,
    inset(tiles.copy, pad),
    [
      logoItem(stage, copyGround),
      headlineItem(stage, copyGround, "grotesque", frame.wide ? 82 : 100, { maxLines: frame.wide ? 5 : 3 }),
      sublineItem(stage, copyGround, frame.wide ? 29 : 32, { maxLines: 4 }),
      accentButton(stage, { gap: 28, size: 31 }),
    ],
    { gap: 20, valign: "middle" },
  );
  const grounds = [p.accent, p.pop];
  const figures = await Promise.all(
    tiles.stats.map(async (area, index) => {
      const stat = slots.stats?.[index];
      const color = readableOn(grounds[index] ?? p.accent, "#ffffff");
      return stat ? (await figureIn(stage, inset(area, 26 * u, 20 * u), stat, index + 1, color)).layers : [];
    }),
  );

  const tile = (area: Box, color: string, ...children: Node[]) =>
    at(area, { backgroundColor: color, borderRadius: 36 * u, overflow: "hidden" }, ...children);
  return {
    layers: [...text.layers, ...figures.flat()],
    paint: [
      fill(frame.all, mix(p.paper, p.shade, 0.35)),
      tile(tiles.copy, copyGround),
      tile(
        tiles.screen,
        night,
        at(box(-room.width * 0.2, room.height * 0.3, room.width * 1.4, room.width * 1.4), {
          borderRadius: room.width,
          backgroundImage: `radial-gradient(circle closest-side, ${p.accent} 0%, ${night} 100%)`,
          opacity: 0.8,
        }),
        paintArt(art, screen),
      ),
      ...tiles.stats.map((area, index) => tile(area, grounds[index] ?? p.accent)),
      tile(
        tiles.object,
        lighten(p.shade, 0.1),
        ...(extra && object ? [paintArt(extra, object, lifted(object, darken(p.shade, 0.6), 0.35))] : []),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

/** A large figure with its label below. */
const figureIn = (
  stage: Stage,
  area: Box,
  { value, label }: { value: string; label: string },
  count: number,
  color: string,
) =>
  stack(
    stage,
    area,
    [
      { text: { id: `stat-${count}`, text: value, typeface: "grotesque", size: 84, color, maxLines: 1 }, grow: true },
      {
        text: {
          id: `stat-label-${count}`,
          text: label,
          typeface: "sans",
          size: 27,
          weight: 550,
          leading: 1.18,
          color,
          maxLines: 2,
        },
        gap: 4,
      },
    ],
    { valign: "middle" },
  );
