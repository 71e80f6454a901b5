import type { Art } from "../art/art.ts";
import { icon } from "../art/icon.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { makeBadge } from "../layout-pieces/make-badge.ts";
import { moveTo, placeIn } from "../layout-pieces/move.ts";
import { photoArts } from "../layout-pieces/photo-arts.ts";
import { stack } from "../layout-pieces/stack.ts";
import { type Layout, type Stage, uiWords } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { cleanCard, mess } from "./pieces/mess-and-order.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return { copy: box(safe.x, safe.y, safe.width * 0.36, safe.height), panels: box(W * 0.41, 0, W * 0.59, H) };
  const head = frame.story ? 470 : H * 0.26;
  const top = frame.story ? safe.y + head + 40 * u : safe.y + head + 10 * u;
  return { copy: box(safe.x, safe.y, safe.width, head - 20 * u), panels: box(0, top, W, H - top) };
}

/**
 * A messy panel on the left and a tidy card on the right, with a dividing line between them; or the two photographs of
 * somebody who has one of before and one of after.
 */
export const beforeAfter: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, safe } = frame;
  const { copy, panels } = placesOf(stage);
  const half = panels.width / 2;
  const left = box(panels.x, panels.y, half, panels.height);
  const right = box(panels.x + half, panels.y, half, panels.height);

  const ink = readableOn(p.paper, p.ink);
  const button = await buttonItem(stage, {
    fill: wide || story ? p.accent : ink,
    color: wide || story ? p.onAccent : readableOn(ink, p.paper),
    size: wide ? 32 : 30,
    maxWidth: half - 30 * u,
  });
  const align = wide ? "left" : "center";
  const pair = (await photoArts(stage)).slice(0, 2);
  const head = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "wide", wide ? 84 : 90, { align, maxLines: wide ? 6 : 3 }),
      pair.length > 1 && sublineItem(stage, p.paper, 26, { align, maxLines: 2 }),
      (wide || story) && button,
    ],
    { align, valign: "middle" },
  );
  const layers: Layer[] = [...head.layers];
  if (!wide && !story && button)
    layers.push(placeIn(button.layer, box(right.x, panels.y, half, panels.height - safe.y), 0.5, 1));
  for (const [area, text, color] of [
    [left, slots.rival ?? uiWords(stage).before, "#171213"],
    [right, uiWords(stage).after, "#ffffff"],
  ] as const) {
    const tag = await makeBadge(stage, text, undefined, { fill: color, shape: "pill", size: 28, typeface: "sans" });
    layers.push(
      moveTo(
        { ...tag, id: `tag-${layers.length}` },
        area.x + (wide ? 28 * u : area === left ? safe.x : 30 * u),
        area.y + (wide ? safe.y : 26 * u),
      ),
    );
  }

  return {
    layers,
    keepClear: pair.length > 1 ? pair.flatMap((one, index) => one.headsIn(index === 0 ? left : right)) : [],
    paint: [
      fill(frame.all, p.paper),
      ...halvesOf(stage, pair, left, right),
      at(box(right.x - 5 * u, panels.y, 10 * u, panels.height), { backgroundColor: "#ffffff" }),
      at(
        box(right.x - 50 * u, story ? panels.y + 330 * u : panels.y + panels.height * 0.5 - 50 * u, 100 * u, 100 * u),
        {
          borderRadius: 50 * u,
          backgroundColor: "#ffffff",
          alignItems: "center",
          justifyContent: "center",
          boxShadow: softShadow(0.8 * u),
        },
        icon("chevrons-right", 54 * u, darken(p.accent, 0.1), 2.6),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

function halvesOf(stage: Stage, [before, after]: readonly Art[], left: Box, right: Box): Node[] {
  const { palette: p } = stage;
  if (before && after)
    return [paintArt(before, left, { backgroundColor: p.shade }), paintArt(after, right, { backgroundColor: p.shade })];
  return [
    at(
      left,
      { backgroundImage: "linear-gradient(160deg, #5c4845, #2b2120)", overflow: "hidden" },
      ...mess(stage, left),
    ),
    at(right, {
      backgroundImage: `linear-gradient(160deg, ${lighten(p.shade, 0.35)}, ${mix(p.shade, p.accent, 0.28)})`,
    }),
    cleanCard(stage, right),
  ];
}
