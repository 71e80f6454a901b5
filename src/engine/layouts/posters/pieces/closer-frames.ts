import { mix } from "../../../color/mix.ts";
import type { Inks } from "../../../giant-type/inks.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { coverAt, middleOf, photoIn } from "../../../photo/crop.ts";
import { findDetail } from "../../../photo/find-detail.ts";
import { type Look, lookAt } from "../../../photo/look-at.ts";
import { type Box, box, union } from "../../../scene/box.ts";
import { at, type Node } from "../../../tree/node.ts";

/** How much nearer the last frame is than the first. */
const NEAREST = 4.6;
/** A small photograph goes at least so far, or the frames would look alike. */
const NEAR = 3.6;
/** The largest enlargement that still looks sharp: two pixels of the photograph for three of the picture. */
const SHARP = 1.5;
/** The largest that a small photograph bears. */
const SOFT = 2.5;
/** A tiny one is blurred at any distance; three equal frames would be worse. */
const DIFFERENT = 2.6;

/** One frame of the picture, in one or more boxes. */
export type Frames = readonly (readonly Box[])[];

/** The photograph in three frames, each nearer to one detail of it. */
export async function closerFrames(stage: Stage, frames: Frames, inks: Inks): Promise<Node[]> {
  const { photo } = stage;
  if (!photo) return frames.flatMap((boxes, index) => discIn(boxes, index, inks));
  const ground = mix(inks.ground, "#ffffff", 0.5);
  const look = await lookAt(stage, photo, ground);
  return picturesOf(look, frames.map(union)).flatMap((picture, index) =>
    (frames[index] ?? []).map((area) => photoIn(photo, area, picture, { backgroundColor: ground })),
  );
}

function picturesOf(look: Look, areas: readonly Box[]): Box[] {
  const least = areas.map((area) => Math.max(area.width, area.height * look.aspect));
  const [first = 1, , last = 1] = least;
  const bearable = Math.max(look.width * SHARP, Math.min(first * NEAR, look.width * SOFT));
  const nearest = Math.max(last, first * DIFFERENT, Math.min(first * NEAREST, bearable));
  const widths = [first, Math.sqrt(first * nearest), nearest];
  const end = areas.at(-1) ?? box(0, 0, 1, 1);
  const detail = findDetail(look, {
    width: end.width / nearest,
    height: (end.height / nearest) * look.aspect,
  });
  const middle = middleOf(look.subject);
  const between = { x: (middle.x + detail.x) / 2, y: (middle.y + detail.y) / 2 };
  return areas.map((area, index) =>
    coverAt(look, area, {
      focus: [middle, between, detail][index] ?? detail,
      at: { x: 0.5, y: index === 2 ? 0.56 : 0.5 },
      zoom: Math.max(1, (widths[index] ?? 1) / (least[index] ?? 1)),
    }),
  );
}

/** Without a photograph: a disc that comes nearer, in flat colours. */
function discIn(boxes: readonly Box[], index: number, { ground, accent, ink }: Inks): Node[] {
  const area = union(boxes);
  const radius = Math.min(area.width, area.height) * ([0.24, 0.46, 1.1][index] ?? 1);
  const centre = { x: area.x + area.width * 0.56, y: area.y + area.height * (index === 2 ? 0.9 : 0.5) };
  return boxes.map((one) =>
    at(
      one,
      { backgroundColor: mix(ground, ink, 0.12), overflow: "hidden" },
      at(box(centre.x - radius - one.x, centre.y - radius - one.y, radius * 2, radius * 2), {
        backgroundColor: accent,
        borderRadius: radius,
      }),
    ),
  );
}
