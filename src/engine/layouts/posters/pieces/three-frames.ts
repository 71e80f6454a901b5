import { mix } from "../../../color/mix.ts";
import type { Inks } from "../../../giant-type/inks.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { coverAt, photoIn } from "../../../photo/crop.ts";
import { groundUnder } from "../../../photo/ground-under.ts";
import { lookAt } from "../../../photo/look-at.ts";
import type { Box } from "../../../scene/box.ts";
import { headsIn, type PhotoFrame, photoFrame } from "./photo-frame.ts";
import { twoDetails } from "./two-details.ts";

/** How much nearer the details are than the whole, at most. */
const NEAR = [2, 2.9];
/** Two pixels of the photograph for three of the picture still look sharp. */
const SHARP = 1.5;
/** A small photograph goes at least so far, or its frames would look alike. */
const DIFFERENT = 1.6;

/** The large frame with the whole photograph, and two with details of it, or with the other photographs. */
export async function threeFrames(stage: Stage, frames: readonly Box[], inks: Inks): Promise<PhotoFrame> {
  const [large, ...small] = frames;
  const { photo, painter, palette } = stage;
  if (!large) return { paint: [], heads: [] };
  const whole = await photoFrame(stage, large, inks);
  if (!photo) {
    const others = await Promise.all(small.map((area) => photoFrame(stage, area, inks)));
    return { paint: [whole, ...others].flatMap(({ paint }) => paint), heads: [] };
  }
  const { isTransparent } = await lookAt(stage, photo);
  const ground = isTransparent
    ? await groundUnder(painter, photo, [inks.accent, mix(inks.ground, inks.ink, 0.12), palette.glow])
    : inks.ground;
  const look = await lookAt(stage, photo, ground);
  const least = (area: Box) => Math.max(area.width, area.height * look.aspect);
  const widths = small.map((area, index) => {
    const wish = least(large) * (NEAR[index] ?? 1);
    return Math.max(least(area), least(large) * DIFFERENT, Math.min(wish, look.width * SHARP));
  });
  const [first] = small;
  const width = widths[0] ?? 1;
  const details = twoDetails(look, {
    width: (first?.width ?? 1) / width,
    height: ((first?.height ?? 1) / width) * look.aspect,
  });
  const pictures = small.map((area, index) =>
    coverAt({ ...look, framing: undefined }, area, {
      focus: details[index] ?? details[0],
      zoom: (widths[index] ?? width) / least(area),
    }),
  );
  const frameOf = (area: Box, index: number): PhotoFrame | Promise<PhotoFrame> => {
    const other = stage.morePhotos?.[index];
    if (other) return photoFrame({ ...stage, photo: other, framing: undefined }, area, inks);
    const picture = pictures[index] ?? area;
    return { paint: [photoIn(photo, area, picture, { backgroundColor: ground })], heads: headsIn(look, picture, area) };
  };
  const framed = [whole, ...(await Promise.all(small.map(frameOf)))];
  return { paint: framed.flatMap(({ paint }) => paint), heads: framed.flatMap(({ heads }) => heads) };
}
