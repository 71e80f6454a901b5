import type { Art } from "../art/art.ts";
import { darken, mix } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { photoArts } from "../layout-pieces/photo-arts.ts";
import { setAlike } from "../layout-pieces/set-rows.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, part } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { instantFrames } from "./pieces/instant-frames.ts";

const TILTS = [-4, 3, -2];

/**
 * Instant photos in a row, each with a line in pen. Bullets are the lines; the photographs, or the art and the extras, are
 * what they show.
 */
export const polaroids: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, width: W, height: H } = frame;
  const taken = await photoArts(stage);
  const { copy, thing } = partsOf(frame, wide ? 0.38 : story ? 0.6 : taken.length > 0 ? 0.54 : 0.46, 40);
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
  const hero = heroArt(stage);
  const shown: Shown[] = taken.length > 0 ? taken.map(asPhoto) : drawnIn(stage, hero);
  // Photographs take what the words leave, in a story down to its end.
  const under = taken.length > 0 ? bottom(text.box) + 24 * u : thing.y;
  const room = wide
    ? box(W * 0.42, H * (taken.length > 0 ? 0.05 : 0.1), W * 0.55, H * (taken.length > 0 ? 0.9 : 0.8))
    : story
      ? box(W * 0.05, under, W * 0.9, taken.length > 0 ? H - under - 60 * u : thing.height)
      : box(W * 0.04, under, W * 0.92, H - under - 30 * u);
  const aspects = taken.map(({ aspect }) => aspect);
  const frames = instantFrames(room, shown.length, { unit: u, aspects, isPile: story && taken.length > 1 });
  // Below a story's safe zone nothing is read.
  const lines = story && taken.length > 0 ? [] : (slots.bullets ?? []).slice(0, shown.length);
  const captions = await setAlike(
    stage,
    frames.map(({ area, hole }) =>
      box(
        area.x + area.width * 0.08,
        area.y + bottom(hole) + area.width * 0.03,
        area.width * 0.84,
        area.height - bottom(hole) - area.width * 0.03 - 6 * u,
      ),
    ),
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

  const pinned = shown.map(({ art, isWhole }, index) => {
    const { area, hole } = frames[index] ?? { area: room, hole: room };
    const inside = box(0, 0, hole.width, hole.height);
    return at(
      area,
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
      at(box(area.width * 0.36, -22 * u, area.width * 0.28, 44 * u), {
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
      ...(story && taken.length === 0
        ? [paintArt(hero, contain(part(frame.all, 0.2, 0.72, 0.6, 0.24), hero.aspect))]
        : []),
    ],
    grain: { opacity: 0.07 },
  };
};

/** What hangs on the wall; whole, it fills its frame. */
type Shown = { art: Art; isWhole: boolean };

const asPhoto = (art: Art): Shown => ({ art, isWhole: true });

function drawnIn(stage: Stage, hero: Art): Shown[] {
  const { art, extras } = stage.scene;
  return [hero, ...extraArt(stage)].slice(0, 3).map((one, index): Shown => {
    return { art: one, isWhole: [art, ...extras][index]?.kit === "landscape" };
  });
}
