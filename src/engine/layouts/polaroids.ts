import { darken, mix } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { setAlike } from "../layout-pieces/set-rows.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, part } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

const TILTS = [-4, 3, -2];

/** Instant photos in a row, each with a line in pen. Bullets are the lines, art and extras are the photos. */
export const polaroids: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const { copy, thing } = partsOf(frame, wide ? 0.38 : story ? 0.6 : 0.46, 40);
  const hero = heroArt(stage);
  const photos = [hero, ...extraArt(stage)].slice(0, 3);
  const kits = [scene.art, ...scene.extras];
  const room = story
    ? box(W * 0.05, thing.y, W * 0.9, thing.height)
    : wide
      ? box(W * 0.42, H * 0.1, W * 0.55, H * 0.8)
      : box(W * 0.04, thing.y, W * 0.92, H - thing.y - 30 * u);
  const width = Math.min(
    room.width / photos.length - 16 * u,
    room.height * 0.78,
    photos.length === 1 ? 460 * u : Number.POSITIVE_INFINITY,
  );
  const height = width * 1.24;
  const frames = photos.map((_, index): Box => {
    const step = room.width / photos.length;
    return box(
      room.x + step * (index + 0.5) - width / 2,
      room.y + (room.height - height) / 2 + (index % 2 ? 0.04 : -0.03) * height,
      width,
      height,
    );
  });
  const lines = (slots.bullets ?? []).slice(0, photos.length);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "serif", wide ? 80 : 108, { maxLines: wide ? 7 : 4 }),
      sublineItem(stage, p.paper, 32, { maxLines: 4 }),
      accentButton(stage, { gap: 26, size: 30, maxWidth: copy.width }),
    ],
    { gap: 18 },
  );
  const captions = await setAlike(
    stage,
    frames.map(({ x, y }) => box(x + width * 0.08, y + width, width * 0.84, height - width - 6 * u)),
    lines,
    {
      id: "caption",
      typeface: "marker",
      size: 50,
      color: "#2a2733",
      maxLines: 2,
      align: "center",
      valign: "middle",
    },
  );

  const pinned = photos.map((art, index) => {
    const hole = box(width * 0.07, width * 0.07, width * 0.86, width * 0.9);
    const inside = box(0, 0, hole.width, hole.height);
    const isWhole = kits[index]?.kit === "landscape" || (index === 0 && stage.photo !== undefined);
    return at(
      frames[index] ?? room,
      {
        backgroundColor: "#fdfcf8",
        boxShadow: softShadow(0.8 * u, darken(p.shade, 0.6), 1.2),
        transform: `rotate(${TILTS[index] ?? 0}deg)`,
      },
      at(
        hole,
        { backgroundColor: mix(p.shade, p.glow, index * 0.4), overflow: "hidden" },
        ...art.paint(isWhole ? inside : contain(part(inside, 0.12, 0.12, 0.76, 0.76), art.aspect)),
      ),
      at(box(width * 0.36, -22 * u, width * 0.28, 44 * u), {
        backgroundColor: mix(p.pop, "#ffffff", 0.35),
        opacity: 0.75,
      }),
    );
  });
  return {
    layers: [
      ...text.layers,
      ...captions.map((layer, index) => ({ ...layer, style: { ...layer.style, rotate: TILTS[index] ?? 0 } })),
    ],
    paint: [
      fill(frame.all, p.paper),
      ...pinned,
      ...(story ? [paintArt(hero, contain(part(frame.all, 0.2, 0.72, 0.6, 0.24), hero.aspect))] : []),
    ],
    grain: { opacity: 0.07 },
  };
};
