import { landscape } from "../art/places/landscape.ts";
import { alpha } from "../color/mix.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fade } from "../layout-pieces/light.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { areaOf, coverAt, photoIn } from "../photo/crop.ts";
import { lookAt } from "../photo/look-at.ts";
import { box } from "../scene/box.ts";

/** A picture from edge to edge, darkened where the words stand. Works with the user's own photo. */
export const overlay: Layout = async (stage) => {
  const { frame, scene, photo } = stage;
  const { wide, story, safe, height: H } = frame;
  const copy = wide
    ? box(safe.x, safe.y, safe.width * 0.52, safe.height)
    : story
      ? box(safe.x, safe.y, safe.width, safe.height)
      : box(safe.x, H * 0.45, safe.width, H * 0.55 - safe.y);

  const dark = "#0e0a20";
  const white = "#ffffff";
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, dark, { color: white }),
      kickerItem(stage, dark, { color: white }),
      headlineItem(stage, dark, "grotesque", wide ? 112 : 116, { color: white, maxLines: 4 }),
      sublineItem(stage, dark, 35, { color: "#f1edff" }),
      accentButton(stage),
    ],
    { valign: wide ? "middle" : story ? "top" : "bottom" },
  );

  const look = photo && (await lookAt(stage, photo));
  const picture = look && coverAt(look, frame.all);
  const shade = (strength: number) => alpha(dark, strength);
  const reference = scene.art.kit === "landscape" ? scene.art : { variant: "mountains" as const, seed: scene.seed };
  return {
    layers: text.layers,
    paint: [
      photo && picture ? photoIn(photo, frame.all, picture) : landscape(reference, frame.all),
      fade(
        frame.all,
        wide ? 90 : story ? 180 : 0,
        `${shade(0.84)} 0%`,
        `${shade(0.66)} ${wide ? 44 : story ? 46 : 42}%`,
        `${shade(0)} ${wide ? 82 : 78}%`,
      ),
    ],
    keepClear: picture ? look.heads.map((head) => areaOf(picture, head)) : [],
    grain: { opacity: 0.08 },
  };
};
