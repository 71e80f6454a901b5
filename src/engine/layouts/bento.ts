import { icon } from "../art/icon.ts";
import { bar } from "../art/screens/skeleton.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at, column, flex, type Node } from "../tree/node.ts";
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
      ...tiles.stats.map((area, index) => {
        const ground = grounds[index] ?? p.accent;
        return slots.stats?.[index] ? tile(area, ground) : tile(area, ground, wordless(stage, area, index, ground));
      }),
      tile(
        tiles.object,
        lighten(p.shade, 0.1),
        ...(extra && object ? [paintArt(extra, object, lifted(object, darken(p.shade, 0.6), 0.35))] : []),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

/** What a tile shows when there is no figure for it: something done, or a few bars. */
function wordless({ frame }: Stage, { width, height }: Box, index: number, ground: string): Node {
  const { unit: u } = frame;
  const ink = readableOn(ground, "#ffffff");
  const room = inset(box(0, 0, width, height), 30 * u, 26 * u);
  const side = Math.min(room.height, 92 * u);
  if (index === 0)
    return at(
      room,
      { alignItems: "center", gap: 22 * u },
      flex(
        { width: side, height: side, borderRadius: side, backgroundColor: ink, ...MIDDLE },
        icon("check", side * 0.6, ground, 3.2),
      ),
      column(
        {},
        bar(room.width * 0.46, 34 * u, mix(ground, ink, 0.8)),
        bar(room.width * 0.3, 26 * u, mix(ground, ink, 0.45)),
      ),
    );
  return at(
    room,
    { alignItems: "flex-end", justifyContent: "space-between" },
    ...[0.45, 0.7, 0.38, 1, 0.62, 0.8].map((share, place) =>
      flex({
        width: room.width * 0.11,
        height: room.height * share,
        borderRadius: 10 * u,
        backgroundColor: mix(ground, ink, place === 3 ? 0.9 : 0.35),
      }),
    ),
  );
}

const MIDDLE = { alignItems: "center", justifyContent: "center", flexShrink: 0 } as const;

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
