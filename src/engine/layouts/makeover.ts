import { icon } from "../art/icon.ts";
import { house } from "../art/places/house.ts";
import { lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade, fill } from "../layout-pieces/light.ts";
import { makeBadge } from "../layout-pieces/make-badge.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import { type Layout, type Stage, uiWords } from "../layout-pieces/stage.ts";
import { artContext, paintArt } from "../layout-pieces/stage-art.ts";
import { between, seededRandom } from "../random.ts";
import { type Box, box } from "../scene/box.ts";
import { at, flex, type Node } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage): { copy: Box; picture: Box } {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return { copy: box(safe.x, safe.y, safe.width * 0.4, safe.height), picture: box(W * 0.46, 0, W * 0.54, H) };
  const top = frame.story ? 860 : H * (frame.shape === "square" ? 0.42 : 0.4);
  return {
    copy: box(safe.x, safe.y, safe.width, top - safe.y - 30 * u),
    picture: box(0, top, W, H - top),
  };
}

/** One house before and after: a slider in the middle, rain to the left of it, sun to the right. */
export const makeover: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, safe } = frame;
  const { copy, picture } = placesOf(stage);
  const split = picture.x + picture.width / 2;
  const grip = 96 * u;
  const gripY = story ? picture.y + 420 : picture.y + picture.height * 0.52;

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "wide", wide ? 82 : 92, { maxLines: wide ? 5 : 3 }),
      (wide || story || frame.shape === "portrait") && sublineItem(stage, p.paper, 33, { maxLines: 3 }),
      accentButton(stage, { shape: "block", gap: 28, arrow: false }),
    ],
    { gap: 20 },
  );
  const layers = [...text.layers];
  const tags = [
    {
      text: slots.rival ?? uiWords(stage).before,
      fill: "#171213",
      area: box(picture.x + (wide ? 26 * u : safe.x), picture.y, picture.width / 2, 0),
    },
    {
      text: uiWords(stage).after,
      fill: "#ffffff",
      area: box(picture.x + picture.width / 2, picture.y, picture.width / 2 - (wide ? 26 * u : 0) - safe.x, 0),
    },
  ];
  for (const [index, tag] of tags.entries()) {
    const badge = await makeBadge(stage, tag.text, undefined, {
      fill: tag.fill,
      shape: "pill",
      size: 30,
      typeface: "sans",
    });
    const y = picture.y + (wide ? safe.y : 28 * u);
    layers.push({ ...placeIn(badge, { ...tag.area, y, height: badge.box.height }, index, 0), id: `tag-${index + 1}` });
  }

  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      mood(stage, picture, "after"),
      mood(stage, picture, "before"),
      fill(box(split - 5 * u, picture.y, 10 * u, picture.height), "#ffffff"),
      at(
        box(split - grip / 2, gripY - grip / 2, grip, grip),
        {
          borderRadius: grip,
          backgroundColor: "#ffffff",
          alignItems: "center",
          justifyContent: "center",
          boxShadow: softShadow(0.8 * u),
        },
        icon("chevrons-left-right", grip * 0.58, readableOn("#ffffff", p.accent, p.ink), 2.6),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

/** The same drawing in sun or in grey rain. The rainy one ends at the slider. */
function mood(stage: Stage, area: Box, when: "before" | "after"): Node {
  const { palette: p, scene } = stage;
  const { width, height } = area;
  const art = house(artContext(stage), scene.seed);
  const wide = Math.min(width * 1.06, height * 0.94 * art.aspect);
  const tall = wide / art.aspect;
  const ground = box((width - wide) / 2, Math.min(height - tall * 0.99, height * 0.3), wide, tall);
  const lawn = ground.y + tall * 0.86;
  const [sky, horizon, grass] =
    when === "after" ? [lighten(p.shade, 0.3), "#fffbe6", "#79c274"] : ["#6f7785", "#a3a9b3", "#6d7468"];
  const inside = [
    fade(box(0, 0, width, height), 180, sky, horizon),
    fill(box(0, lawn, width, height - lawn), grass),
    paintArt(art, ground, when === "before" ? { filter: "grayscale(0.85) brightness(0.72)" } : {}),
    when === "before" ? rain(width, height, scene.seed) : sun(width, height, mix(p.pop, "#ffd84d", 0.6)),
  ];
  const half = when === "before" ? width / 2 : width;
  return at(
    box(area.x, area.y, half, height),
    { overflow: "hidden" },
    flex({ width, height, flexShrink: 0, position: "relative" }, ...inside),
  );
}

function rain(width: number, height: number, seed: number) {
  const random = seededRandom(seed + 40);
  const drops = Array.from({ length: 90 }, () => {
    const [x, y, length] = [between(random, 0, width / 2), between(random, 0, height), between(random, 18, 46)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.25).toFixed(0)} ${length.toFixed(0)}`;
  });
  return svgAt(
    box(0, 0, width, height),
    `<path d="${drops.join("")}" stroke="#e6edf5" stroke-width="3" stroke-linecap="round" opacity=".55" fill="none"/>`,
  );
}

const sun = (width: number, height: number, color: string) =>
  svgAt(
    box(0, 0, width, height),
    `<circle cx="${width * 0.9}" cy="${height * 0.2}" r="${Math.min(width, height) * 0.08}" fill="${color}"/><circle cx="${width * 0.9}" cy="${height * 0.2}" r="${Math.min(width, height) * 0.15}" fill="${color}" opacity=".25"/>`,
  );
