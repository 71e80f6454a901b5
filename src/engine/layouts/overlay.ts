import { landscape } from "../art/places/landscape.ts";
import { alpha } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { groundNodes } from "../layout-pieces/ground-nodes.ts";
import { fade, fill } from "../layout-pieces/light.ts";
import { type Stack, stack } from "../layout-pieces/stack.ts";
import type { Composition, Layout, Stage } from "../layout-pieces/stage.ts";
import { areaOf, photoIn } from "../photo/crop.ts";
import { lookAt } from "../photo/look-at.ts";
import { placeWords } from "../photo/place-words.ts";
import { box } from "../scene/box.ts";
import { blockOf, type Place, placesIn } from "./pieces/overlay-places.ts";

const NIGHT = "#0e0a20";
const WHITE = "#ffffff";
const SIZE = 116;

/** A picture from edge to edge, shaded only where the words stand and only as far as they need it. */
export const overlay: Layout = async (stage) => {
  const { frame, photo, palette } = stage;
  const look = photo && (await lookAt(stage, photo, palette.paper));
  if (!photo || !look) return overDrawing(stage);
  const blocks = [];
  for (const place of placesIn(frame)) blocks.push(blockOf(frame, place, await wordsIn(stage, place)));
  const placed = placeWords(look, frame.all, blocks);
  if (!placed) return overDrawing(stage);
  const { block, picture, area, ground } = placed;
  const words = await wordsIn(stage, block.place, { on: ground.on, ink: ground.ink });
  return {
    layers: blockOf(frame, block.place, words).layers,
    paint: [
      fill(frame.all, look.isTransparent ? palette.paper : ground.on),
      photoIn(photo, area, picture),
      ...groundNodes(ground, frame.all),
    ],
    keepClear: look.heads.map((head) => areaOf(picture, head)),
    grain: { opacity: 0.08 },
  };
};

/** The words in one place. Where they stand does not depend on their colour. */
function wordsIn(
  stage: Stage,
  { area, valign, size = SIZE }: Place,
  { on, ink } = { on: NIGHT, ink: WHITE },
): Promise<Stack> {
  return stack(
    stage,
    area,
    [
      logoItem(stage, on, { color: ink }),
      kickerItem(stage, on, { color: ink }),
      headlineItem(stage, on, "grotesque", size, { color: ink, strong: { color: ink }, maxLines: 5 }),
      sublineItem(stage, on, 35, { color: ink }),
      accentButton(stage),
    ],
    { valign },
  );
}

/** Without a photograph: a landscape, which is dark enough under one shade for all. */
async function overDrawing(stage: Stage): Promise<Composition> {
  const { frame, scene } = stage;
  const { wide, story, safe, height: H } = frame;
  const area = wide
    ? box(safe.x, safe.y, safe.width * 0.52, safe.height)
    : story
      ? safe
      : box(safe.x, H * 0.45, safe.width, H * 0.55 - safe.y);
  const text = await wordsIn(stage, { area, valign: wide ? "middle" : story ? "top" : "bottom" });
  const reference = scene.art.kit === "landscape" ? scene.art : { variant: "mountains" as const, seed: scene.seed };
  const shade = (strength: number) => alpha(NIGHT, strength);
  return {
    layers: text.layers,
    paint: [
      landscape(reference, frame.all),
      fade(
        frame.all,
        wide ? 90 : story ? 180 : 0,
        `${shade(0.84)} 0%`,
        `${shade(0.66)} ${wide ? 44 : story ? 46 : 42}%`,
        `${shade(0)} ${wide ? 82 : 78}%`,
      ),
    ],
    grain: { opacity: 0.08 },
  };
}
