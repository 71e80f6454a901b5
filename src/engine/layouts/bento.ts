import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem, headlineItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { extraArt, heroArt, lifted, paintArt } from "../compose/stage-art.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";

type Tiles = { copy: Box; screen: Box; stats: Box[]; object: Box };

/** A grid of tiles per format: the copy, the screen, two figures and one thing to smile at. */
function tilesOf({ frame }: Stage): Tiles {
  const { width: W, height: H, safe, unit: u } = frame;
  const g = 20 * u;
  const m = frame.wide ? safe.x * 0.6 : safe.x * 0.55;
  if (frame.wide) {
    const [left, middle] = [(W - 2 * m) * 0.42, (W - 2 * m) * 0.34];
    const rest = W - 2 * m - left - middle - 2 * g;
    const h = H - 2 * m;
    return {
      copy: box(m, m, left, h),
      screen: box(m + left + g, m, middle, h),
      stats: [
        box(m + left + middle + 2 * g, m, rest, h * 0.3 - g),
        box(m + left + middle + 2 * g, m + h * 0.3, rest, h * 0.3 - g),
      ],
      object: box(m + left + middle + 2 * g, m + h * 0.6, rest, h * 0.4),
    };
  }
  const w = W - 2 * m;
  if (frame.story) {
    // The lower third lies under the app's own buttons: figures above it, pictures into it.
    const third = (w - g) / 2;
    return {
      copy: box(m, safe.y - 40, w, 600),
      stats: [box(m, safe.y + 580, third, 220), box(m + third + g, safe.y + 580, third, 220)],
      screen: box(m, safe.y + 820, w * 0.66, H - m - safe.y - 820),
      object: box(m + w * 0.66 + g, safe.y + 820, w * 0.34 - g, H - m - safe.y - 820),
    };
  }
  const top = m;
  const copyHeight = frame.shape === "square" ? (H - 2 * m) * 0.48 : (H - 2 * m) * 0.4;
  const y = top + copyHeight + g;
  const rest = H - m - y;
  const left = w * 0.6;
  const right = w - left - g;
  const third = (rest - 2 * g) / 3;
  return {
    copy: box(m, top, w, copyHeight),
    screen: box(m, y, left, rest),
    stats: [box(m + left + g, y, right, third), box(m + left + g, y + third + g, right, third)],
    object: box(m + left + g, y + 2 * (third + g), right, third),
  };
}

export const bento: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { unit: u } = frame;
  const tiles = tilesOf(stage);
  const night = darken(p.ink, 0.1);
  const copyGround = lighten(p.glow, 0.35);
  const pad = (frame.wide ? 34 : 46) * u;
  const text = await stack(
    stage,
    inset(tiles.copy, pad),
    [
      await logoItem(stage, copyGround),
      headlineItem(stage, copyGround, "grotesque", frame.wide ? 82 : 100, { maxLines: frame.wide ? 5 : 3 }),
      sublineItem(stage, copyGround, frame.wide ? 29 : 32, { maxLines: 4 }),
      await buttonItem(stage, { fill: p.accent, color: p.onAccent, gap: 28, size: 31 }),
    ],
    { gap: 20, valign: "middle" },
  );
  const layers = [...text.layers];
  const grounds = [p.accent, p.pop];
  for (const [index, area] of tiles.stats.entries()) {
    const stat = slots.stats?.[index];
    const ground = grounds[index] ?? p.accent;
    if (!stat) continue;
    const room = inset(area, 26 * u, 20 * u);
    const figureLayers = await stack(
      stage,
      room,
      [
        {
          text: {
            id: `stat-${index + 1}`,
            text: stat.value,
            typeface: "grotesque",
            size: 84,
            color: readableOn(ground, "#ffffff"),
            maxLines: 1,
          },
          grow: true,
        },
        {
          text: {
            id: `stat-label-${index + 1}`,
            text: stat.label,
            typeface: "sans",
            size: 27,
            weight: 550,
            leading: 1.18,
            color: readableOn(ground, "#ffffff"),
            maxLines: 2,
          },
          gap: 4,
        },
      ],
      { valign: "middle" },
    );
    layers.push(...figureLayers.layers);
  }
  const tile = (area: Box, color: string, ...children: Node[]) =>
    at(area, { backgroundColor: color, borderRadius: 36 * u, overflow: "hidden" }, ...children);
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
  return {
    layers,
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
