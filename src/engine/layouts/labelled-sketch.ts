import { sketch } from "../art/sketch.ts";
import { mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineItem } from "../layout-pieces/copy-items.ts";
import { heroByHand } from "../layout-pieces/hand-art.ts";
import { headlineLeading, lettered } from "../layout-pieces/lettering.ts";
import { setAlike } from "../layout-pieces/set-rows.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain, inset, right } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { svgAt } from "../tree/svg.ts";
import { arrow, type Point, underline } from "./pieces/hand-lines.ts";
import { handMarks, markField } from "./pieces/hand-marks.ts";
import { handPage } from "./pieces/hand-page.ts";
import { type LabelPlace, labelPlaces } from "./pieces/label-places.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { signedFoot } from "./pieces/signed-foot.ts";

/** How something works: one large drawing, and the words around it with arrows to it. Without art a word in a ring. */
export const labelledSketch: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, unit: u, wide, story } = frame;
  const list = (slots.bullets ?? []).slice(0, 5);
  if (list.length === 0) return letteredPage(stage);
  const art = heroByHand(stage);
  const isReversed = isRightToLeft(slots.headline);

  const foot = await footOf(stage);
  const head = box(safe.x, safe.y, safe.width, (wide ? 150 : story ? 160 : frame.shape === "square" ? 180 : 210) * u);
  const title = await stack(
    stage,
    head,
    [
      headlineItem(stage, p.paper, "marker", wide ? 104 : 124, {
        align: "center",
        maxLines: slots.headline.length > 60 ? 4 : 2,
        ...headlineLeading(slots.headline),
      }),
    ],
    { align: "center", valign: "middle" },
  );
  const top = (story ? bottom(foot.box) : bottom(head)) + 36 * u;
  const stageArea = box(safe.x, top, safe.width, (story ? bottom(safe) : foot.box.y - 26 * u) - top);
  const { middle, labels } = labelPlaces(frame, stageArea, list.length, { isReversed, isDrawn: Boolean(art) });
  const area = contain(middle, art?.aspect ?? 1, 0.5, story && art ? 0.2 : 0.5);
  const set = await setAlike(
    stage,
    labels.map(({ room }) => room),
    list,
    {
      id: "label",
      ...lettered(list.join(" ")),
      size: wide ? 54 : 58,
      color: readableOn(p.paper, p.ink),
      align: "center",
      valign: "middle",
    },
  );
  const subject = art ? [] : [await ringWord(stage, area)];
  const reach = art ? 1 : 1.3;

  const layers = [...title.layers, ...set, ...subject, ...foot.layers];
  const heading = title.layers[0];
  const pen = sketch(scene.seed + 6);
  const below = story && !art ? box(0, bottom(safe) + 30 * u, frame.width, 560 * u) : undefined;
  const arrows = set.map((layer, index) => {
    const place = labels[index];
    return place ? pointer(stage, pen, layer.box, place, inset(area, (area.width * (1 - reach)) / 2)) : "";
  });
  return {
    layers,
    keepClear: art ? [inset(area, area.width * 0.04)] : [],
    paint: [
      ...handPage(stage),
      ...handMarks(stage, [
        ...layers.map((layer) => layer.box),
        ...labels.map(({ room }) => room),
        stageArea,
        below ?? middle,
      ]),
      ...(below ? [markField(stage, below)] : []),
      ...(heading ? [underline(stage, heading.box, true)] : []),
      art ? paintArt(art, area) : ring(stage, area),
      svgAt(frame.all, arrows.join("")),
    ],
  };
};

/** The subject in one word, or the brand, inside the ring. */
function ringWord(stage: Stage, area: Box) {
  const { palette: p, slots, scene } = stage;
  const text = slots.note ?? scene.brand.name;
  return setText(stage, inset(area, area.width * 0.16, area.height * 0.24), {
    id: "subject",
    text,
    ...lettered(text),
    size: 120,
    color: readableOn(mix(p.paper, p.pop, 0.3), p.ink),
    align: "center",
    valign: "middle",
  });
}

function ring({ frame, palette: p, scene }: Stage, { x, y, width, height }: Box) {
  const pen = sketch(scene.seed + 2, { roughness: 1.6, stroke: p.ink, strokeWidth: 8 * frame.unit });
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return svgAt(
    frame.all,
    pen.ellipse(middleX, middleY, width * 0.94, height * 0.94, { fill: mix(p.paper, p.pop, 0.3), fillStyle: "solid" }) +
      pen.ellipse(middleX, middleY, width, height, { strokeWidth: 3 * frame.unit }),
  );
}

/** From the side of a label that faces the drawing to the drawing's edge. */
function pointer(
  { frame, palette: p }: Stage,
  pen: ReturnType<typeof sketch>,
  label: Box,
  place: LabelPlace,
  area: Box,
) {
  const { unit: u } = frame;
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  const air = 14 * u;
  const starts: Record<LabelPlace["side"], Point> = {
    left: [right(label) + air, label.y + label.height / 2],
    right: [label.x - air, label.y + label.height / 2],
    above: [label.x + label.width * (place.start ?? 0.5), bottom(label) + air],
    below: [label.x + label.width / 2, label.y - air],
  };
  const from = starts[place.side];
  const aim: Point = [middleX + place.aim[0] * area.width, middleY + place.aim[1] * area.height];
  return arrow(pen, from, aim, p.ink, 8 * u, place.bend);
}

/** In a story the button and the name follow the headline, elsewhere they are the last line. */
function footOf(stage: Stage) {
  const { safe, unit: u, story, wide } = stage.frame;
  return story
    ? signedFoot(stage, { align: "center", size: 34, area: box(safe.x, safe.y, safe.width, 275 * u) })
    : signedFoot(stage, { align: "apart", size: wide ? 36 : 42 });
}
